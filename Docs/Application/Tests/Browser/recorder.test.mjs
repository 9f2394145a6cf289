// A session of the application in Chromium, recorded: node --test with RECORDER set to the folder
// that make-page has made of the recorder, and RECORDINGS to one for the recording. A replay in Swift
// (RecordingTests.swift) compares the views.
import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { after, before, describe, test } from "node:test";
import { Browser, keys, look } from "../../../../Tests/WebTests/Browser/driver.mjs";
import { Server, using } from "./server.mjs";

const found = look();
const page = process.env.RECORDER, folder = process.env.RECORDINGS && resolve(process.env.RECORDINGS);
const skip = found.reason ?? (page && folder ? false : "RECORDER and RECORDINGS name no folders");
const kept = new URL("../NotesTests/Recordings/", import.meta.url);

/** The events of a file, after its first line. */
const events = (text) => text.trim().split("\n").slice(1).map(JSON.parse);

/** The acts of the person: the news from the server may come in another order each time, and the
    name of the client is random. */
const acts = (text) => events(text).map(({ input }) => input.start ? { start: {} } : input)
  .filter((input) => !["revised", "answered", "failed"].some((news) => news in input));

describe("a session in Chromium, recorded", { skip }, () => {
  let browser, server, titles, shows, press, edited;
  const file = join(folder ?? "", "notes.jsonl");
  before(async () => {
    server = new Server(page);
    await server.start();
    for (const [id, title] of [[1, "tea"], [2, "milk"]]) await server.call("POST", "/notes", { id, title });
    browser = await Browser.open(found);
    ({ titles, shows, press, edited } = using(browser));
    mkdirSync(folder, { recursive: true });
    await browser.tools("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: folder });
  });
  after(async () => {
    await browser?.close();
    await server.end();
  });

  /** What is on the screen, as a line: the note, or the list and what is not saved. */
  const line = () => browser.run(`
    const words = [".title", "textarea"].map((name) => document.querySelector(name)?.value);
    if (words[0] !== undefined) return words.join("/");
    const titles = [...document.querySelectorAll(".notes a")].map((link) => link.textContent);
    return titles.join(", ") + [...document.querySelectorAll(".unsaved a")].map((link) => " | " + link.textContent);`);
  const place = () => browser.run("return document.querySelector('.place').textContent");
  const slide = (index) => browser.run(`
    const slider = document.querySelector("input[type=range]");
    slider.value = arguments[0];
    slider.dispatchEvent(new Event("input", { bubbles: true }));`, index);
  const settled = () => browser.until("!document.querySelector('.status')?.textContent.includes('…')");
  const save = async () => {
    rmSync(file, { force: true });
    await press("Save recording");
    for (let tries = 0; !existsSync(file); tries++) {
      assert.ok(tries < 100, "nothing was saved");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return readFileSync(file, "utf8");
  };

  test("a person uses the notes, and saves the recording", async () => {
    await browser.go(server.address);
    await titles("tea", "milk");
    await browser.type(".draft", `bread${keys.enter}`);
    await titles("tea", "milk", "bread");
    await settled();
    await browser.type(".search", "m");
    await titles("milk");
    await browser.type(".search", keys.backspace);
    await titles("tea", "milk", "bread");
    await browser.click(".notes li:nth-child(1) button", 2);
    await titles("milk", "bread");
    await settled();
    await browser.click(".notes a");
    await edited("");
    await browser.type("textarea", "oat");
    await press("Undo");
    await edited("");
    await press("Redo");
    await edited("oat");
    await browser.click(".back");
    await titles("milk", "bread");
    await shows("Not saved: milk");
    await settled();
    const recording = await save();
    assert.deepEqual(acts(recording), acts(readFileSync(new URL("notes.jsonl", kept), "utf8")),
      `a person does the same, and it is not recorded so; the new recording is ${file}`);
  });

  test("the slider shows each view of the session, and back", async () => {
    const count = events(readFileSync(file, "utf8")).length;
    assert.equal(await place(), `${count} of ${count}`);
    const back = [];
    for (let index = count; index >= 0; index--) {
      await slide(index);
      back.unshift(await line());
    }
    for (let index = 0; index <= count; index++) {
      await slide(index);
      assert.equal(await place(), `${index} of ${count}`);
      assert.equal(await line(), back[index]);
    }
    assert.equal(back[0], "");
    assert.equal(back[count], "milk, bread | milk");
    writeFileSync(join(folder, "notes.txt"), back.join("\n") + "\n");
    assert.deepEqual(events(await save()).length, count);
  });

  test("from an earlier view, a person goes on", async () => {
    const count = events(readFileSync(file, "utf8")).length;
    await slide(0);
    assert.equal(await line(), "");
    await press("Forward");
    await browser.type(".draft", "x");
    assert.equal(await place(), "2 of 2");
    assert.deepEqual(await browser.texts(".branches button"), [`Branch ${count}`]);
    await browser.click(".branches button");
    assert.equal(await line(), "milk, bread | milk");
    assert.deepEqual((await browser.errors()).filter((error) => !error.includes("favicon.ico")), []);
  });
});
