// A list of a thousand values, in Chromium: node --test with ROWS set to the page that make-page
// has made of RowsPage.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { Browser, look } from "../../../../Tests/WebTests/Browser/driver.mjs";

const found = look();
const page = process.env.ROWS && pathToFileURL(process.env.ROWS).href;
const skip = found.reason ?? (page ? false : "ROWS names no page");

// Does something to the rows as they were, and to the page, and compares: the same nodes in the
// same order, with what they should show.
const script = `
  const body = document.getElementById("tbody");
  const look = () => [...body.children].map((row) => ({ row, id: row.children[0].textContent,
    label: row.children[1].textContent, isChosen: row.className === "danger",
    parts: [...row.querySelectorAll("*")] }));
  let known = look();
  const click = (id) => document.getElementById(id).click();
  const link = (index, column) => body.children[index].children[column].querySelector("a");
  const check = (what) => {
    const now = look();
    if (now.length !== known.length) throw new Error(what + ": " + now.length + " rows");
    now.forEach((row, index) => {
      const old = known[index];
      if (old.row !== row.row || old.id !== row.id || old.label !== row.label
        || old.isChosen !== row.isChosen || old.parts.some((part, at) => part !== row.parts[at])
        || row.row.childNodes.length !== 4) throw new Error(what + ": row " + index);
    });
  };
  const choose = (index) => {
    link(index, 1).click();
    known.forEach((row, at) => { row.isChosen = at === index; });
    check("choose");
  };
  const remove = (index) => { link(index, 2).click(); known.splice(index, 1); check("remove"); };
  const swap = () => {
    click("swaprows");
    if (known.length > 998) [known[1], known[998]] = [known[998], known[1]];
    check("swap");
  };
  const update = () => {
    click("update");
    known.forEach((row, index) => { if (index % 10 === 0) row.label += " !!!"; });
    check("update");
  };
  const fill = (id, count) => {
    click(id);
    const kept = id === "add" ? known : [];
    const now = look();
    if (now.length !== kept.length + count) throw new Error(id + ": " + now.length);
    if (new Set(now.map((row) => row.id)).size !== now.length) throw new Error(id + ": twice");
    if (id === "run" && now.some((row) => known.some((old) => old.row === row.row))) {
      throw new Error(id + ": kept");
    }
    known = kept.concat(now.slice(kept.length));
    check(id);
  };
  const clear = () => { click("clear"); known = []; check("clear"); };
  for (let round = 0; round < 3; round++) {
    fill("run", 1000); choose(5); choose(999); swap(); update(); remove(0); remove(500); choose(4);
    fill("add", 1000); swap(); choose(1500); remove(known.length - 1); update();
    fill("run", 1000); choose(7); clear();
    fill("add", 1000); choose(0); remove(0); swap(); clear();
  }
  return known.length;`;

describe("a list of a thousand values in Chromium", { skip }, () => {
  let browser;
  before(async () => { browser = await Browser.open(found); });
  after(() => browser?.close());

  test("is what was done to it, in the same nodes", async () => {
    await browser.go(page);
    await browser.until("document.getElementById('run')");
    assert.equal(await browser.run(script), 0);
  });
});
