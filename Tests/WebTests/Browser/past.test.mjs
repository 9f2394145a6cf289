// A page with its past in Chromium: node --test with PAST set to the page that make-page has made of
// Past.swift.
import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { Browser, look } from "./driver.mjs";

const found = look();
const page = process.env.PAST && pathToFileURL(process.env.PAST).href;
const skip = found.reason ?? (page ? false : "PAST names no page");

describe("a page with its past in Chromium", { skip }, () => {
  let browser;
  const folder = mkdtempSync(join(tmpdir(), "past-"));
  before(async () => {
    browser = await Browser.open(found);
    await browser.tools("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: folder });
  });
  after(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await browser.go("about:blank");
    await browser.go(page);
    await browser.until("document.querySelector('output')");
  });

  const shows = async (count, place) => assert.deepEqual(await browser.texts("output, .place"), [count, place]);
  const press = (text) => browser.run(
    "[...document.querySelectorAll('button')].find((button) => button.textContent === arguments[0]).click()", text);
  const saved = async () => {
    const file = join(folder, "counter.jsonl");
    rmSync(file, { force: true });
    await press("Save recording");
    for (let tries = 0; !existsSync(file); tries++) {
      assert.ok(tries < 100, "nothing was saved");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return readFileSync(file, "utf8").trim().split("\n").map(JSON.parse);
  };

  test("keys without a focus go to the component, and arrows to the slider that has it", async () => {
    for (const key of ["+", "+", "-", "+"]) await browser.press(key);
    await shows("2", "4 of 4");
    await browser.run("document.querySelector('input[type=range]').focus()");
    await browser.press("ArrowLeft");
    await shows("1", "3 of 4");
    await browser.press("+");
    await shows("1", "3 of 4");
    await browser.press("Home");
    await shows("0", "0 of 4");
    await browser.press("ArrowRight");
    await shows("1", "1 of 4");
  });

  test("the path to the view is saved, with the type of its inputs", async () => {
    for (const key of ["+", "+", "+"]) await browser.press(key);
    await press("Back");
    await browser.press("-");
    const [header, ...events] = await saved();
    assert.deepEqual(header, {
      circumstances: {}, events: "PairingsTimeline.Recorded<Past.Input>", format: "pairings recording",
      subject: "counter", version: 1 });
    assert.deepEqual(events, [{ input: { up: {} } }, { input: { up: {} } }, { input: { down: {} } }]);
    assert.deepEqual(await browser.texts(".branches button"), ["Branch 3"]);
  });

  test("after an input that stops the program, the recording is saved, and ends with it", async () => {
    await browser.press("+");
    assert.deepEqual(await browser.errors(), []);
    await press("stop");
    assert.match(String(await browser.errors()), /RuntimeError/);
    const [, ...events] = await saved();
    assert.deepEqual(events, [{ input: { up: {} } }, { input: { stop: {} } }]);
  });
});
