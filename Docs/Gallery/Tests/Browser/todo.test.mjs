// TodoMVC's specification, behaviour by behaviour, in Chromium: node --test with PAGE set to
// the page that make-page has made of TodoPage.
import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { Browser, keys, look } from "../../../../Tests/WebTests/Browser/driver.mjs";

const found = look();
const page = process.env.PAGE && pathToFileURL(process.env.PAGE).href;
const skip = found.reason ?? (page ? false : "PAGE names no page");

describe("TodoMVC in Chromium", { skip }, () => {
  let browser;
  before(async () => { browser = await Browser.open(found); });
  after(() => browser?.close());
  beforeEach(async () => {
    await browser.go(page);
    await browser.run("localStorage.clear(); history.replaceState(null, '', '#/')");
    await browser.reload();
    await browser.until("document.querySelector('.new-todo')");
  });

  const add = async (...titles) => {
    for (const title of titles) await browser.type(".new-todo", title + keys.enter);
  };
  const three = () => add("buy some cheese", "feed the cat", "book a doctors appointment");
  const items = () => browser.texts(".todo-list li label");
  const classes = () => browser.run("return [...document.querySelectorAll('.todo-list li')].map(e => e.className)");
  const stored = () => browser.run("return JSON.parse(localStorage.getItem('todos-pairings'))");
  const value = (selector) => browser.run("return document.querySelector(arguments[0]).value", selector);
  const isActive = (selector) => browser.run("return document.activeElement === document.querySelector(arguments[0])", selector);
  const checked = (selector) => browser.run("return [...document.querySelectorAll(arguments[0])].map(e => e.checked)", selector);
  const erase = async (selector) => browser.type(selector, keys.end + keys.backspace.repeat((await value(selector)).length));

  describe("no todos", () => {
    test("neither the main part nor the footer is there", async () => {
      assert.equal(await browser.count(".main"), 0);
      assert.equal(await browser.count(".footer"), 0);
    });
    test("the input has the focus when the page is loaded", async () => {
      assert.ok(await isActive(".new-todo"));
    });
  });

  describe("new todo", () => {
    test("enter adds it at the end of the list", async () => {
      await add("buy some cheese");
      await add("feed the cat");
      assert.deepEqual(await items(), ["buy some cheese", "feed the cat"]);
    });
    test("the input is emptied and keeps the focus", async () => {
      await add("buy some cheese");
      assert.equal(await value(".new-todo"), "");
      assert.ok(await isActive(".new-todo"));
    });
    test("spaces around it are trimmed", async () => {
      await add("   buy some cheese  ");
      assert.deepEqual(await items(), ["buy some cheese"]);
    });
    test("an empty one is not added", async () => {
      await add("", "   ");
      assert.equal(await browser.count(".main"), 0);
    });
    test("the main part and the footer are there with the first one", async () => {
      await add("buy some cheese");
      assert.equal(await browser.count(".main"), 1);
      assert.equal(await browser.count(".footer"), 1);
    });
    test("markup is text, and every sign survives", async () => {
      await add("<b>ü & \"日本\" 🐈</b>");
      assert.deepEqual(await items(), ["<b>ü & \"日本\" 🐈</b>"]);
      await browser.reload();
      assert.deepEqual(await items(), ["<b>ü & \"日本\" 🐈</b>"]);
    });
    test("the page shows it before the event is over", async () => {
      const count = await browser.run(`
        const input = document.querySelector(".new-todo");
        input.value = "now";
        input.dispatchEvent(new Event("input", { bubbles: true }));
        input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
        return document.querySelectorAll(".todo-list li").length`);
      assert.equal(count, 1);
    });
  });

  describe("mark all as complete", () => {
    beforeEach(three);
    test("all are completed", async () => {
      await browser.click(".toggle-all");
      assert.deepEqual(await classes(), ["completed", "completed", "completed"]);
    });
    test("none is completed any more", async () => {
      await browser.click(".toggle-all");
      await browser.click(".toggle-all");
      assert.deepEqual(await classes(), ["", "", ""]);
    });
    test("it follows the items, one by one", async () => {
      await browser.click(".toggle-all");
      assert.deepEqual(await checked(".toggle-all"), [true]);
      await browser.click(".todo-list .toggle", 1);
      assert.deepEqual(await checked(".toggle-all"), [false]);
      await browser.click(".todo-list .toggle", 1);
      assert.deepEqual(await checked(".toggle-all"), [true]);
    });
    test("it is not checked after the completed were cleared", async () => {
      await browser.click(".toggle-all");
      await browser.click(".clear-completed");
      await add("another");
      assert.deepEqual(await checked(".toggle-all"), [false]);
    });
  });

  describe("item", () => {
    test("a click on its box completes it, and another one does not", async () => {
      await three();
      await browser.click(".todo-list .toggle", 1);
      assert.deepEqual(await classes(), ["", "completed", ""]);
      assert.deepEqual(await checked(".todo-list .toggle"), [false, true, false]);
      await browser.click(".todo-list .toggle", 1);
      assert.deepEqual(await classes(), ["", "", ""]);
    });
    test("a double click on its label edits it", async () => {
      await three();
      await browser.doubleClick(".todo-list label", 1);
      assert.deepEqual(await classes(), ["", "editing", ""]);
    });
    test("its button is shown while the pointer is over it, and removes it", async () => {
      await three();
      const opacity = () => browser.run("return getComputedStyle(document.querySelectorAll('.destroy')[1]).opacity");
      await browser.hover("h1");
      assert.equal(await opacity(), "0");
      await browser.hover(".todo-list label", 1);
      assert.equal(await opacity(), "1");
      await browser.click(".destroy", 1);
      assert.deepEqual(await items(), ["buy some cheese", "book a doctors appointment"]);
    });
    test("rows that stay keep their nodes", async () => {
      await three();
      await browser.run("window.kept = [...document.querySelectorAll('.todo-list li')]");
      await browser.hover(".todo-list label", 0);
      await browser.click(".destroy", 0);
      assert.ok(await browser.run("const now = [...document.querySelectorAll('.todo-list li')]; return now[0] === kept[1] && now[1] === kept[2] && !kept[0].isConnected"));
    });
  });

  describe("editing", () => {
    beforeEach(async () => {
      await three();
      await browser.doubleClick(".todo-list label", 1);
    });
    test("the other controls are hidden", async () => {
      assert.equal(await browser.run("return getComputedStyle(document.querySelector('.editing .view')).display"), "none");
    });
    test("the input has the title and the focus", async () => {
      assert.equal(await value(".edit"), "feed the cat");
      assert.ok(await isActive(".edit"));
    });
    test("enter keeps the text", async () => {
      await erase(".edit");
      await browser.type(".edit", "feed the dog" + keys.enter);
      assert.deepEqual(await items(), ["buy some cheese", "feed the dog", "book a doctors appointment"]);
      assert.deepEqual(await classes(), ["", "", ""]);
    });
    test("leaving keeps the text", async () => {
      await browser.type(".edit", "s");
      await browser.click("h1");
      assert.deepEqual(await items(), ["buy some cheese", "feed the cats", "book a doctors appointment"]);
      assert.deepEqual(await classes(), ["", "", ""]);
    });
    test("spaces around the text are trimmed", async () => {
      await erase(".edit");
      await browser.type(".edit", "   feed the dog  " + keys.enter);
      assert.equal((await items())[1], "feed the dog");
    });
    test("an empty text removes it", async () => {
      await erase(".edit");
      await browser.type(".edit", keys.enter);
      assert.deepEqual(await items(), ["buy some cheese", "book a doctors appointment"]);
    });
    test("escape keeps what it was", async () => {
      await browser.type(".edit", " and the dog" + keys.escape);
      assert.equal((await items())[1], "feed the cat");
      assert.deepEqual(await classes(), ["", "", ""]);
    });
    test("it is not stored that it is edited", async () => {
      await browser.type(".edit", "s");
      await browser.reload();
      await browser.until("document.querySelector('.todo-list li')");
      assert.deepEqual(await classes(), ["", "", ""]);
      assert.equal((await items())[1], "feed the cat");
    });
  });

  describe("counter", () => {
    const count = () => browser.run("return document.querySelector('.todo-count').textContent");
    test("the number is strong, and the word is in its right form", async () => {
      await add("one");
      assert.equal(await count(), "1 item left");
      assert.deepEqual(await browser.texts(".todo-count strong"), ["1"]);
      await add("two");
      assert.equal(await count(), "2 items left");
      await browser.click(".toggle-all");
      assert.equal(await count(), "0 items left");
    });
  });

  describe("clear completed", () => {
    beforeEach(three);
    test("it removes the completed", async () => {
      await browser.click(".todo-list .toggle", 1);
      await browser.click(".clear-completed");
      assert.deepEqual(await items(), ["buy some cheese", "book a doctors appointment"]);
    });
    test("it is not there while none is completed", async () => {
      assert.equal(await browser.count(".clear-completed"), 0);
      await browser.click(".todo-list .toggle", 1);
      assert.deepEqual(await browser.texts(".clear-completed"), ["Clear completed"]);
      await browser.click(".clear-completed");
      assert.equal(await browser.count(".clear-completed"), 0);
    });
  });

  describe("persistence", () => {
    test("items and what is completed outlive the page", async () => {
      await three();
      await browser.click(".todo-list .toggle", 1);
      await browser.reload();
      await browser.until("document.querySelector('.todo-list li')");
      assert.equal((await items()).length, 3);
      assert.deepEqual(await classes(), ["", "completed", ""]);
      assert.deepEqual(await checked(".todo-list .toggle"), [false, true, false]);
    });
    test("they are stored with id, title and completed", async () => {
      await add("one");
      assert.deepEqual(await stored(), [{ id: 1, title: "one", completed: false }]);
    });
    test("what makes no sense is an empty list", async () => {
      await browser.run("localStorage.setItem('todos-pairings', '{nonsense')");
      await browser.reload();
      await browser.until("document.querySelector('.new-todo')");
      await add("one");
      assert.deepEqual(await items(), ["one"]);
    });
  });

  describe("routing", () => {
    const selected = () => browser.texts(".filters .selected");
    beforeEach(async () => {
      await three();
      await browser.click(".todo-list .toggle", 1);
    });
    test("active shows what is not completed", async () => {
      await browser.click(".filters a", 1);
      await browser.until("document.querySelectorAll('.todo-list li').length === 2");
      assert.deepEqual(await items(), ["buy some cheese", "book a doctors appointment"]);
    });
    test("completed shows what is", async () => {
      await browser.click(".filters a", 2);
      await browser.until("document.querySelectorAll('.todo-list li').length === 1");
      assert.deepEqual(await items(), ["feed the cat"]);
    });
    test("the present filter is selected", async () => {
      assert.deepEqual(await selected(), ["All"]);
      await browser.click(".filters a", 1);
      await browser.until("document.querySelector('.filters .selected').textContent === 'Active'");
      await browser.click(".filters a", 2);
      await browser.until("document.querySelector('.filters .selected').textContent === 'Completed'");
      assert.equal((await selected()).length, 1);
    });
    test("back goes back", async () => {
      await browser.click(".filters a", 1);
      await browser.until("document.querySelectorAll('.todo-list li').length === 2");
      await browser.click(".filters a", 2);
      await browser.until("document.querySelectorAll('.todo-list li').length === 1");
      await browser.back();
      await browser.until("document.querySelectorAll('.todo-list li').length === 2");
      await browser.back();
      await browser.until("document.querySelectorAll('.todo-list li').length === 3");
      assert.deepEqual(await selected(), ["All"]);
    });
    test("the filter outlives a reload", async () => {
      await browser.click(".filters a", 2);
      await browser.reload();
      await browser.until("document.querySelector('.todo-list li')");
      assert.deepEqual(await items(), ["feed the cat"]);
      assert.deepEqual(await selected(), ["Completed"]);
    });
    test("an item that is completed leaves the active ones", async () => {
      await browser.click(".filters a", 1);
      await browser.until("document.querySelectorAll('.todo-list li').length === 2");
      await browser.click(".todo-list .toggle", 0);
      assert.deepEqual(await items(), ["book a doctors appointment"]);
    });
  });
});
