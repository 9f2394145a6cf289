// Effects that wait, in Chromium: node --test with EFFECTS set to the folder that make-page has
// made of Effects.swift.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { after, before, beforeEach, describe, test } from "node:test";
import { Browser, look } from "./driver.mjs";

const found = look();
const site = process.env.EFFECTS;
const skip = found.reason ?? (site ? false : "EFFECTS names no folder");

describe("effects in Chromium", { skip }, () => {
  let browser, server, address, flaky, aborted;
  before(async () => {
    server = createServer((request, response) => {
      const end = (status, text) => { response.writeHead(status); response.end(text); };
      if (request.url === "/flaky") return end(++flaky < 3 ? 500 : 200, `try ${flaky}`);
      if (request.url === "/slow") return request.on("close", () => { aborted++; });
      if (request.url === "/echo") {
        let body = "";
        request.setEncoding("utf8").on("data", (part) => { body += part; });
        return request.on("end", () => end(200, `${request.method} ${request.headers["x-word"]} ${body}`));
      }
      const name = request.url === "/" ? "index.html" : request.url.slice(1);
      if (!["index.html", "pairings.js", "page.wasm"].includes(name)) return end(404, "");
      end(200, readFileSync(join(site, name)));
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    address = `http://127.0.0.1:${server.address().port}/`;
    browser = await Browser.open(found);
  });
  after(async () => {
    await browser?.close();
    server.closeAllConnections();
    server.close();
  });
  beforeEach(async () => {
    [flaky, aborted] = [0, 0];
    await browser.go("about:blank");
    await browser.go(address);
    await browser.until("document.querySelector('output')");
  });
  const shows = (text) => browser.until(`document.querySelector('output').textContent === ${JSON.stringify(text)}`);
  const press = (name) => browser.click(`#${name}`);

  test("sleep", async () => { await press("sleep"); await shows("slept"); });
  test("a fetch that fails is tried again", async () => { await press("retry"); await shows("try 3"); });
  test("a fetch that takes too long is taken back", async () => {
    await press("timeout");
    await shows("too late");
    for (let tries = 0; !aborted && tries < 50; tries++) await new Promise((resolve) => setTimeout(resolve, 20));
    assert.equal(aborted, 1);
  });
  test("method, header and body of a fetch", async () => { await press("post"); await shows("POST lawful ü🐈"); });
  test("a failure leaves what is shown", async () => {
    await press("missing");
    await press("sleep");
    await shows("slept");
  });
  test("the title", async () => {
    await press("title");
    await shows("named");
    assert.equal(await browser.run("return document.title"), "titled");
  });
  test("a hash is read as it was written", async () => { await press("odd"); await shows("#50%25 é"); });
  test("an address that the browser refuses ends its effect", async () => {
    await press("feed");
    await shows("over");
    await press("sleep");
    await shows("slept");
  });
  test("a page whose nodes another program has replaced is drawn afresh", async () => {
    await browser.run(`
      const font = document.createElement("font"), shown = document.querySelector("output");
      font.textContent = "rien";
      shown.firstChild.replaceWith(font);
      document.querySelector("#retry").remove();`);
    await press("sleep");
    await shows("slept");
    await press("retry");
    await shows("try 3");
    await browser.run(`
      const shown = document.querySelector("output");
      shown.replaceWith(shown.cloneNode(true));`);
    await press("sleep");
    await shows("slept");
  });
  test("the hash", async () => {
    await press("hash");
    await shows("/there");
    assert.equal(await browser.run("return location.hash"), "#/there");
  });
});
