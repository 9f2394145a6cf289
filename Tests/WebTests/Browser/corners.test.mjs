// What only a browser does, in Chromium: node --test with CORNERS set to the pages that
// make-page has made of Corners.swift, separated by colons.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { after, before, beforeEach, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { Browser, look } from "./driver.mjs";

const found = look();
const pages = process.env.CORNERS?.split(":") ?? [];
const skip = found.reason ?? (pages.length ? false : "CORNERS names no page");

for (const page of pages.length ? pages : [""]) {
  describe(`corners of a browser: ${page}`, { skip }, () => {
    const address = page && pathToFileURL(page).href;
    let browser;
    const open = async (hash = "") => {
      await browser.go("about:blank");
      await browser.go(address + hash);
      await browser.until("document.querySelector('#first')");
    };
    before(async () => { browser = await Browser.open(found); });
    after(() => browser?.close());
    beforeEach(() => open());
    const text = async (selector) => (await browser.texts(selector))[0];
    const value = (id) => browser.run("return document.getElementById(arguments[0]).value", id);

    test("a hash of a byte order mark is a hash", async () => {
      await open("#%EF%BB%BFa");
      assert.equal(await text("#hash"), "\uFEFFa");
      await browser.click("#flat");
      assert.equal(await text("#other"), "still flat");
    });
    test("a byte order mark at the beginning of a batch stays where it is", async () => {
      await browser.click("#bom");
      await browser.until("document.querySelector('#part p')");
      assert.deepEqual(
        await browser.run("return [...document.querySelector('#part p').childNodes].map(e => e.data)"),
        ["\uFEFFa", "b", "\uFEFF"]);
      assert.equal(await text("#other"), "still bom");
    });
    test("an attribute takes the place of a flag of its name, and gives it back", async () => {
      await browser.click("#slots");
      for (let round = 0; round < 3; round++) {
        assert.ok(await browser.run("return document.querySelector('#slot').hidden"), `${round}`);
        await browser.click("#more");
      }
    });
    test("a value that leaves a box is the box's own again, and an output shows its children", async () => {
      await browser.click("#leaving");
      for (let round = 0; round < 4; round++) {
        const value = await browser.run("return document.querySelector('#box').value");
        const count = Number(await text("#count"));
        assert.equal(value, count % 2 ? "on" : "a");
        await browser.until(`document.querySelector('#shown').textContent === '${count % 2 ? count : "a"}'`);
        await browser.click("#more");
      }
    });
    test("what a person resets or opens is as the next view says", async () => {
      await browser.click("#form");
      const shown = () => browser.run(`
        const [name, details, absent, present, several, chosen] =
          ["name", "details", "absent", "present", "several", "chosen"].map((id) => document.getElementById(id));
        return [name.value, details.open, absent.open, present.open, document.getElementById("sum").value,
          [...several.options].map((one) => one.selected), chosen.value,
          document.getElementById("bold").children.length];`);
      await browser.run(`const [several, chosen] = ["several", "chosen"].map((id) => document.getElementById(id));
        several.options[2].selected = true;
        chosen.options[1].selected = true;
        for (const one of [several, chosen]) one.dispatchEvent(new Event("change", { bubbles: true }));`);
      await browser.run("document.querySelectorAll('details').forEach((one) => { one.open = one.id !== 'present'; })");
      await browser.click("#reset");
      await browser.until("document.getElementById('name').value === ''");
      await browser.click("#more");
      assert.deepEqual(await shown(), ["kept", false, false, true, "5", [false, true, false], "a", 0]);
    });
    test("a number that is none is taken away, and a key that is prevented takes nothing away", async () => {
      await browser.click("#form");
      const isBad = () => browser.run("return document.getElementById('number').validity.badInput");
      await browser.type("#number", "1e");
      assert.equal(await isBad(), true);
      await browser.type("#name", "x");
      await browser.run(`document.getElementById("quiet").dispatchEvent(
        new KeyboardEvent("keydown", { key: "F2", bubbles: true, cancelable: true }))`);
      assert.equal(await value("name"), "keptx");
      await browser.click("#more");
      assert.equal(await isBad(), false);
      assert.equal(await value("name"), "kept");
    });
    test("a page that is drawn afresh keeps its focus", async () => {
      await browser.click("#form");
      await browser.run("document.getElementById('number').focus()");
      await browser.run("const one = document.querySelector('#count'); one.replaceWith(one.cloneNode(true))");
      await browser.run("document.querySelector('#more').dispatchEvent(new MouseEvent('click', { bubbles: true }))");
      await browser.until("document.querySelector('#count').textContent === '1'");
      await browser.until("document.activeElement.id === 'number'");
    });
    test("a box whose click is prevented shows the view of this click", async () => {
      await browser.click("#prevented");
      for (const isChecked of [true, false, true]) {
        await browser.click("#box");
        await browser.until(`document.querySelector('#box').checked === ${isChecked}`);
      }
    });
    test("a list whose element or row another program has replaced is drawn afresh", async () => {
      const replaced = { "#grown": "itemitem", "#emptied": "", "#moved": "1230", "#moved i": "1230" };
      for (const [place, shown] of Object.entries(replaced)) {
        await open();
        await browser.click("#lists");
        await browser.run(`const one = document.querySelector("${place}"); one.replaceWith(one.cloneNode(true));`);
        await browser.click("#more");
        const list = place.split(" ")[0];
        await browser.until(`document.querySelector("${list}").textContent === "${shown}"`);
      }
    });
    test("the focus of the first batch is heard", async () => {
      assert.equal(await text("#focus"), "1");
    });
    test("copies of what makes children of its own are numbered right", async () => {
      await browser.click("#rows");
      await browser.click("#part span", 3);
      assert.equal(await text("#other"), "3");
      assert.deepEqual(await browser.texts("#part output"), ["v", "v", "v", "v", "v"]);
    });
    test("five hundred elements in each other are made, changed and taken away", async () => {
      await browser.click("#deep");
      assert.equal(await browser.count("#part i"), 500);
      await browser.click("#more");
      assert.equal(await text("#part"), "deep1");
      await browser.click("#shallow");
      assert.equal(await text("#part"), "shallow1");
      await browser.click("#deep");
      await browser.click("#flat");
      assert.equal(await text("#part"), "");
      assert.equal(await text("#other"), "still flat");
    });
    test("a select and a range have their values among what limits them", async () => {
      await browser.click("#inputs");
      assert.deepEqual([await value("choice"), await value("range")], ["b", "500"]);
      await browser.click("#more");
      assert.deepEqual([await value("choice"), await value("range")], ["b", "700"]);
    });
    test("what was typed where nobody listens is set again", async () => {
      await browser.click("#inputs");
      await browser.type("#unheard", "x");
      await browser.type("#lazy", "x");
      await browser.click("#y");
      assert.deepEqual([await value("unheard"), await value("lazy")], ["saidx", "saidx"]);
      await browser.click("#more");
      assert.deepEqual([await value("unheard"), await value("lazy")], ["said", "said"]);
      assert.deepEqual(await browser.run("return [x.checked, y.checked]"), [true, false]);
    });
    test("what is in a foreign object is no drawing", async () => {
      await browser.click("#foreign");
      assert.equal(await browser.run("return inside instanceof HTMLInputElement"), true);
    });
    test("hostile names and values are what they are in the page in memory, and run nothing", async () => {
      const shown = [];
      const look = `
        const shown = (text) => "'" + [...text].map((sign) => sign >= " " && sign <= "~" ? sign
          : "{" + sign.codePointAt(0) + "}").join("") + "'";
        const get = (kind, name) => Object.getOwnPropertyDescriptor(kind.prototype, name).get;
        const lines = (node, indent) => node.nodeType === 3 ? indent + shown(node.data) + "\\n"
          : indent + get(Element, "localName").call(node)
            + [...get(Element, "attributes").call(node)].sort((a, b) => a.name < b.name ? -1 : 1)
              .map((one) => " " + shown(one.name) + "=" + shown(one.value)).join("") + "\\n"
            + [...get(Node, "childNodes").call(node)].map((child) => lines(child, indent + "  ")).join("");
        return lines(document.querySelector("#hostile"), "");`;
      await browser.click("#strange");
      for (let count = 0; count < 5; count++) {
        if (count) await browser.click("#more");
        shown.push(await browser.run(look));
      }
      await browser.run("for (const node of document.querySelectorAll('#hostile p, #hostile a, #hostile button')) node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))");
      assert.equal(await browser.run("return window.hostile ?? null"), null);
      await browser.click("#flat");
      assert.equal(await text("#other"), "still flat");
      const file = new URL("hostile.txt", import.meta.url);
      if (process.env.WRITE) writeFileSync(file, shown.join("\n"));
      assert.equal(shown.join("\n"), readFileSync(file, "utf8"));
    });
    test("who is around hears of a click that removes where it was", async () => {
      await browser.click("#path");
      await browser.click("#inside");
      assert.equal(await text("#other"), "inside outside");
    });
  });
}
