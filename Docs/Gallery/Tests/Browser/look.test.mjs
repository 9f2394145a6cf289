// How pages look, and how they are used without a mouse or without eyes, in Chromium: node --test
// with GALLERY and PAGE set to the pages that make-page has made of GalleryPage and TodoPage.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { Browser, keys, look } from "../../../../Tests/WebTests/Browser/driver.mjs";

const found = look();
const [gallery, todo] = ["GALLERY", "PAGE"].map((name) => process.env[name] && pathToFileURL(process.env[name]).href);
const skip = found.reason ?? (gallery && todo ? false : "GALLERY and PAGE name no pages");

// The elements that are cut, or reach out of the window.
const cut = `return [...document.body.querySelectorAll("*")].filter((it) => it.checkVisibility()
  && !it.closest("svg") && getComputedStyle(it).opacity !== "0")
  .filter((it) => {
    const box = it.getBoundingClientRect();
    const holds = getComputedStyle(it).overflowX !== "visible" && it.tagName !== "INPUT";
    return box.right > innerWidth + 0.5 || box.left < -0.5 || (holds && it.scrollWidth > it.clientWidth + 1);
  }).map((it) => it.tagName + "." + it.className + ": " + it.textContent.slice(0, 40))
  .concat(document.documentElement.scrollWidth > innerWidth ? ["the page"] : [])`;

// The texts whose contrast is less than AA asks for; what cannot be used is exempt.
const faint = `
  const parse = (text) => { const n = text.match(/[\\d.]+/g).map(Number); return [n[0], n[1], n[2], n[3] ?? 1]; };
  const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
  const ground = (it) => {
    if (!it) return [255, 255, 255, 1];
    const own = parse(getComputedStyle(it).backgroundColor);
    return own[3] === 1 ? own : over(own, ground(it.parentElement));
  };
  const light = (color) => {
    const [r, g, b] = color.map((v) => v / 255).map((v) => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
  const texts = [];
  for (const it of document.body.querySelectorAll("*")) {
    if (!it.checkVisibility() || it.closest("svg, :disabled, [aria-disabled=true], script, style")) continue;
    if ([...it.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) texts.push([it, null, it.textContent]);
    if (it.placeholder && !it.value) texts.push([it, "::placeholder", it.placeholder]);
  }
  return texts.map(([it, part, text]) => {
    const style = getComputedStyle(it, part), size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && +style.fontWeight >= 700);
    const behind = ground(it);
    return [contrast(over(parse(style.color), behind), behind), isLarge ? 3 : 4.5, text.slice(0, 40)];
  }).filter(([ratio, least]) => ratio < least).map(([ratio, , text]) => ratio.toFixed(2) + " " + text)`;

const used = ["button", "link", "textbox", "checkbox", "slider", "tab", "tabpanel", "grid", "meter", "image", "region", "navigation", "tablist"];

describe("pages as they are seen and used", { skip }, () => {
  let browser, names;
  before(async () => {
    browser = await Browser.open(found);
    await inGallery();
  });
  after(() => browser?.close());

  // Opens the gallery, and fills some cells of the sheet.
  const inGallery = async () => {
    await browser.go("about:blank");
    await browser.go(gallery);
    await browser.until("document.querySelector('main')");
    names = await browser.texts("nav a");
    await choose("sheet");
    for (const line of ["A1 = 123456789.25", "B1 = A1 / 0"]) await browser.type(".draft", line + keys.enter);
  };
  const choose = async (name) => {
    await browser.run("location.hash = '/' + arguments[0]", name);
    await browser.until(`document.querySelector('h2').textContent === '${name}'`);
  };
  const everywhere = async (check) => {
    for (const name of names) {
      await choose(name);
      await check(name);
    }
  };
  const inTodo = async (check) => {
    await browser.go(todo);
    await browser.until("document.querySelector('.new-todo')");
    if (!await browser.count(".todo-list li")) {
      for (const title of ["milk", "something with a title that needs more than a single line", "tea"]) {
        await browser.type(".new-todo", title + keys.enter);
      }
      await browser.click(".toggle");
    }
    await check("TodoMVC");
    await inGallery();
  };
  // The roles and names that a screen reader reads.
  const nameless = async () => {
    const { nodes } = await browser.tools("Accessibility.getFullAXTree");
    return nodes.filter((node) => !node.ignored && used.includes(node.role?.value) && !node.name?.value)
      .map((node) => node.role.value);
  };

  test("nothing is cut in a window of 390 pixels, nor in one of 320 or 1280", async () => {
    for (const width of [390, 320, 1280]) {
      await browser.resize(width, 844);
      const check = async (name) => assert.deepEqual(await browser.run(cut), [], `${name} at ${width}`);
      await everywhere(check);
      await inTodo(check);
    }
  });
  test("TodoMVC's footer is in rows, and its mark-all stands above the boxes of the items", async () => {
    await browser.resize(390, 844);
    await inTodo(async () => {
      const [all, one, count, filters] = await browser.run(`return [".toggle-all", ".toggle", ".todo-count", ".filters"]
        .map((it) => document.querySelector(it).getBoundingClientRect().toJSON())`);
      assert.equal(all.left + all.width / 2, one.left + one.width / 2);
      assert.ok(all.bottom < one.top && count.height < 30 && filters.height < 40);
    });
  });
  for (const scheme of ["light", "dark"]) {
    test(`every text has the contrast of AA, ${scheme}`, async () => {
      await browser.resize(1280, 800, scheme);
      const check = async (name) => assert.deepEqual(await browser.run(faint), [], name);
      await everywhere(check);
      await inTodo(check);
    });
  }
  test("the page is dark where dark is asked for", async () => {
    const paper = () => browser.run("return getComputedStyle(document.body).backgroundColor");
    for (const page of [gallery, todo]) {
      await browser.go(page);
      await browser.resize(1280, 800, "light");
      const light = await paper();
      await browser.resize(1280, 800, "dark");
      assert.notEqual(await paper(), light);
    }
    await browser.resize(1280, 800);
  });
  test("whatever has a role has a name", async () => {
    await inGallery();
    const check = async (name) => assert.deepEqual(await nameless(), [], name);
    await everywhere(check);
    await inTodo(check);
  });
  test("a future describes its key", async () => {
    await choose("dashboard");
    const { nodes } = await browser.tools("Accessibility.getFullAXTree");
    const key = nodes.find((node) => node.role?.value === "button" && /count up/.test(node.name?.value));
    assert.match(key.description.value, /^(→ )?counter: 1$/);
  });
  test("Tab comes to all that can be used, in order, and shows where it is", async () => {
    const check = async (name) => {
      await browser.run("document.activeElement.blur(); getSelection().removeAllRanges(); scrollTo(0, 0)");
      const all = await browser.run(`window.all = [...document.querySelectorAll("a[href], button, input, [tabindex='0']")]
        .filter((it) => it.checkVisibility() && !it.disabled); return all.length`);
      const met = [];
      for (let presses = 0; presses < all + 2; presses++) {
        await browser.press(keys.tab);
        const [index, isShown] = await browser.run(`const it = document.activeElement;
          return [all.indexOf(it), getComputedStyle(it).outlineStyle !== "none" && parseFloat(getComputedStyle(it).outlineWidth) > 0]`);
        if (index < 0) continue;
        assert.ok(isShown, `${name}: ${index}`);
        met.push(index);
      }
      assert.deepEqual([...new Set(met)].sort((a, b) => a - b), [...Array(all).keys()], name);
    };
    for (const name of ["tabs", "wizard", "sheet", "panel"]) {
      await choose(name);
      await check(name);
    }
    await inTodo(check);
  });
  test("keys alone go through a menu, turn a tab, and edit an item", async () => {
    const focus = (selector, index = 0) => browser.run("document.querySelectorAll(arguments[0])[arguments[1]].focus()", selector, index);
    await choose("wizard");
    await focus(".menu button", 1);
    await browser.press(keys.enter);
    assert.deepEqual(await browser.texts(".question"), ["How hot?"]);
    await choose("tabs");
    await focus("[role=tab]", 1);
    await browser.press(" ");
    assert.deepEqual(await browser.run("return [...document.querySelectorAll('[role=tab]')].map((it) => it.ariaSelected)"), ["false", "true"]);
    await inTodo(async () => {
      await focus(".toggle", 2);
      await browser.press(keys.enter);
      await browser.type(".edit", " leaves" + keys.enter);
      assert.equal((await browser.texts(".todo-list label"))[2], "tea leaves");
    });
  });
});
