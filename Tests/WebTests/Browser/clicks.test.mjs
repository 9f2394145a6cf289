// The article's first page, in Chromium: node --test with CLICKS set to the page that make-page
// has made of Clicks.swift.
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { Browser, look } from "./driver.mjs";

const found = look();
const page = process.env.CLICKS && pathToFileURL(process.env.CLICKS).href;
const skip = found.reason ?? (page ? false : "CLICKS names no page");

describe("the article's first page in Chromium", { skip }, () => {
  let browser;
  before(async () => { browser = await Browser.open(found); });
  after(() => browser?.close());

  test("a click counts, a second later", async () => {
    await browser.go(page);
    await browser.until("document.querySelector('button')?.textContent === '0'");
    await browser.click("button");
    await browser.until("document.querySelector('button').textContent === '1'");
  });
});
