// The gallery in Chromium: node --test with GALLERY set to the page that make-page has made of
// GalleryPage.
import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { Browser, keys, look } from "../../../../Tests/WebTests/Browser/driver.mjs";

const found = look();
const page = process.env.GALLERY && pathToFileURL(process.env.GALLERY).href;
const skip = found.reason ?? (page ? false : "GALLERY names no page");

describe("the gallery in Chromium", { skip }, () => {
  let browser, names;
  before(async () => {
    browser = await Browser.open(found);
    await browser.go(page);
    await browser.until("document.querySelector('main')");
    names = await browser.texts("nav a");
    assert.ok(names.length >= 14);
  });
  after(() => browser?.close());
  beforeEach(async () => {
    await browser.go("about:blank");
    await browser.go(page);
    await browser.until("document.querySelector('main')");
  });

  const text = async (selector) => (await browser.texts(selector))[0];
  const view = () => browser.run("return document.querySelector('.now').dataset.text");
  const shows = (expected) => browser.until(`document.querySelector('.now').dataset.text === ${JSON.stringify(expected)}`);
  const choose = async (name) => {
    await browser.click("nav a", names.indexOf(name));
    await browser.until(`document.querySelector('h2').textContent === '${name}'`);
  };
  const promises = () => browser.run(`return [...document.querySelectorAll('.keys li')].map(
    (item) => item.querySelector('.future')?.dataset.text ?? null)`);
  const promisedByLine = () => browser.run("return document.querySelector('.line .future')?.dataset.text ?? null");
  const place = () => text(".place");
  const press = async (...all) => { for (const key of all) await browser.press(key); };
  // Drags the slider to a part of its length.
  const drag = async (share) => {
    const { width } = await browser.run("return document.querySelector('input[type=range]').getBoundingClientRect().toJSON()");
    const knob = 16, x = Math.round((share - 0.5) * (width - knob));
    const now = await browser.run("const s = document.querySelector('input[type=range]'); return +s.value / +s.max");
    await browser.pointer("input[type=range]", 0,
      { type: "pointerMove", duration: 0, x: Math.round((now - 0.5) * (width - knob)), y: 0, origin: await browser.find("input[type=range]") },
      { type: "pointerDown", button: 0 },
      { type: "pointerMove", duration: 100, x, y: 0, origin: await browser.find("input[type=range]") },
      { type: "pointerUp", button: 0 });
  };

  test("each component is picked, and shows itself, its keys and its time", async () => {
    for (const name of names) {
      await choose(name);
      assert.ok((await view()).length > 0, name);
      assert.ok(await browser.count(".keys li button") > 0, name);
      assert.equal(await browser.count("input[type=range]"), 1, name);
      assert.deepEqual(await browser.texts("nav [aria-current=page]"), [name]);
      assert.equal(await browser.run("return location.hash"), `#/${name}`);
      assert.match(await text(".pair"), /\w+\/\w+, Browser$/, name);
    }
  });

  test("each key shows where it leads before it is pressed, and leads there", async () => {
    const unknown = [];
    for (const name of names) {
      await choose(name);
      if (await browser.count(".unknown")) {
        assert.ok((await promises()).every((future) => future === null), name);
        assert.match(await text(".unknown"), /decides where a key leads\.$/, name);
        unknown.push(name);
        continue;
      }
      const [many, takesLines] = [await browser.count(".keys li"), await browser.count(".draft")];
      for (let index = 0; index < many; index++) {
        const [before, promised] = [await view(), (await promises())[index]];
        await browser.click(".keys li button", index);
        if (takesLines) {
          assert.equal(await view(), before, name);
          assert.equal(await promisedByLine(), promised, name);
          await browser.type(".draft", keys.enter);
        }
        assert.equal(await view(), promised ?? before, name);
      }
    }
    for (const name of ["die", "screen", "digest"]) assert.ok(unknown.includes(name), name);
  });

  describe("the keyboard", () => {
    test("keys and arrows are inputs, as in a terminal", async () => {
      await press("+", "+", "ArrowUp", "-");
      assert.equal(await view(), "2");
    });
    test("what means nothing is said, and changes nothing", async () => {
      await press("+", "x");
      assert.equal(await view(), "1");
      assert.match(await text(".message"), /^counter does not know 'x'/);
    });
    test("it is heard after a click on a button, or anywhere", async () => {
      await browser.click(".keys li button");
      await press("+");
      await browser.click("h2");
      await press("+");
      assert.equal(await view(), "3");
    });
    test("it is heard where what had the focus is gone, or cannot be used", async () => {
      await choose("counter");
      await press("+");
      await browser.run("document.activeElement.blur()");
      await browser.run(`document.dispatchEvent(new Event("x")); document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key: "+", bubbles: true, cancelable: true }))`);
      assert.equal(await view(), "2");
    });
    test("a line is typed, shows where it leads, and Enter goes there", async () => {
      await choose("sheet");
      await browser.type(".draft", "A1 = 6 * 7");
      assert.match(await promisedByLine(), /^A1 = 6 \* 7 is 42/);
      assert.match(await view(), /^A1 is empty/);
      await browser.type(".draft", keys.enter);
      assert.match(await view(), /^A1 = 6 \* 7 is 42/);
      assert.equal(await browser.run("return document.querySelector('.draft').value"), "");
    });
  });

  describe("time", () => {
    test("the slider is dragged back and forth", async () => {
      await press("+", "+", "+", "+");
      assert.equal(await place(), "4 of 4");
      await drag(0);
      assert.deepEqual([await view(), await place()], ["0", "0 of 4"]);
      await drag(0.5);
      assert.deepEqual([await view(), await place()], ["2", "2 of 4"]);
      await drag(1);
      assert.deepEqual([await view(), await place()], ["4", "4 of 4"]);
    });
    test("its arrows move it, and are no input", async () => {
      await press("+", "+");
      await browser.run("document.querySelector('input[type=range]').focus()");
      await press("ArrowLeft");
      assert.equal(await view(), "1");
      await press("Home");
      assert.deepEqual([await view(), await place()], ["0", "0 of 2"]);
    });
    test("what is done after going back is a branch, and nothing is lost", async () => {
      await press("+", "+", "+", "+");
      await drag(0.5);
      await press("-", "-", "-");
      assert.deepEqual([await view(), await place()], ["-1", "5 of 5"]);
      assert.deepEqual(await browser.texts(".branches button"), ["branch 4: 4"]);
      await browser.click(".branches button");
      assert.deepEqual([await view(), await place()], ["4", "4 of 4"]);
      assert.deepEqual(await browser.texts(".branches button"), ["branch 7: -1"]);
      await drag(0.5);
      assert.equal(await view(), "2");
      await browser.click(".branches button");
      assert.equal(await view(), "-1");
    });
    test("an older place promises its own futures", async () => {
      await press("+", "+", "+", "+");
      await drag(0.5);
      assert.deepEqual(await promises(), ["3", "1", "0"]);
    });
    test("buttons and Ctrl-Z, Ctrl-Y go one back and forth", async () => {
      await choose("wizard");
      const first = await view();
      await press("1");
      const second = await view();
      await browser.click(".travel button", 0);
      assert.equal(await view(), first);
      await browser.click(".travel button", 1);
      assert.equal(await view(), second);
      await browser.click("h2");
      await browser.press("z", keys.control);
      assert.equal(await view(), first);
      await browser.press("y", keys.control);
      assert.equal(await view(), second);
    });
  });

  describe("what waits", () => {
    test("a page loads while it is looked at", async () => {
      await choose("screen");
      assert.equal(await view(), "loading …");
      await shows("the news: all laws hold");
    });
    test("and while another component is shown", async () => {
      await choose("screen");
      await choose("counter");
      await press("+");
      await new Promise((resolve) => setTimeout(resolve, 1100));
      assert.equal(await view(), "1");
      await choose("screen");
      assert.equal(await view(), "the news: all laws hold");
    });
    test("a die shows what chance says", async () => {
      await choose("die");
      const seen = new Set();
      for (let rolls = 0; rolls < 60; rolls++) {
        await press("r");
        seen.add(await view());
      }
      assert.ok(seen.size > 2 && [...seen].every((side) => /^[1-6]$/.test(side)));
    });
  });

  describe("pictures", () => {
    test("sheet: a formula is typed into a cell, arrows go on", async () => {
      await choose("sheet");
      await browser.type(".sheet .entry", "21" + keys.enter);
      await browser.click(".sheet td", 1);
      await browser.type(".sheet .entry", "A1 * 2" + keys.enter);
      assert.deepEqual((await browser.texts(".sheet td")).slice(0, 2), ["21", "42"]);
      await browser.click(".sheet td", 0);
      await browser.run("document.querySelector('.sheet table').focus()");
      await press("ArrowDown", "ArrowRight");
      assert.match(await view(), /^B2 is empty/);
    });
    test("panel, life and signal", async () => {
      await choose("panel");
      await browser.click(".meter [aria-label=louder]");
      assert.equal(await browser.count(".meter i.on"), 5);
      await choose("life");
      await press("n");
      assert.match(await text(".plane figcaption"), /generation 1: 6 alive/);
      await choose("signal");
      const curves = () => browser.run("return [...document.querySelectorAll('polyline')].map(line => line.getAttribute('points'))");
      const before = await curves();
      await press("s");
      const now = await curves();
      assert.ok(before[0] === now[0] && before[1] !== now[1]);
    });
  });

  describe("the page", () => {
    test("a component is found as it was left, by the picker and by going back", async () => {
      await press("+");
      await choose("steps");
      await press("9");
      await browser.back();
      await shows("1");
      await choose("steps");
      assert.equal(await view(), "9 steps in 1 walk, the longest 9");
    });
  });
});
