// The application in Chromium, against its server: node --test with PAGE set to the folder that
// make-page has made.
import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { Browser, keys, look } from "../../../../Tests/WebTests/Browser/driver.mjs";
import { Server, using } from "./server.mjs";

const found = look();
const page = process.env.PAGE;
const skip = found.reason ?? (page ? false : "PAGE names no folder");

describe("the notes in Chromium", { skip }, () => {
  let browser, server, titles, shows, press, edited;
  before(async () => {
    server = new Server(page);
    await server.start();
    browser = await Browser.open(found);
    ({ titles, shows, press, edited } = using(browser));
  });
  after(async () => {
    await browser?.close();
    await server.end();
  });
  beforeEach(async () => {
    await browser.go("about:blank");
    await server.renew();  // The identities are given anew as well.
    for (const [id, title] of [[1, "tea"], [2, "milk"]]) await server.call("POST", "/notes", { id, title });
    await browser.go(`${server.address}pairings.js`);  // Of the same origin, and runs nothing.
    await browser.run("localStorage.clear()");
    await open();
    await titles("tea", "milk");
  });

  const open = async (hash = "") => {
    await browser.go("about:blank");
    await browser.go(`${server.address}#${hash}`);
    await browser.until("document.querySelector('main')");
  };

  test("add, reorder, delete", async () => {
    await browser.type(".draft", `bread${keys.enter}`);
    await titles("tea", "milk", "bread");
    await browser.click(".notes li:nth-child(3) button");
    await titles("tea", "bread", "milk");
    await browser.click(".notes li:nth-child(1) button", 2);
    await titles("bread", "milk");
    await browser.until("!document.querySelector('.failed')");
    for (let tries = 0; ; tries++) {
      const { notes } = await server.call("GET", "/notes");
      if (notes.map((note) => note.title).join() === "bread,milk") break;
      assert.ok(tries < 50, JSON.stringify(notes));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

  test("a note is opened, edited, undone, saved, renamed, and closed by the back button", async () => {
    await browser.click(".notes a");
    await edited("");
    await browser.type("textarea", "green tea");
    await press("Undo");
    await edited("green");
    await press("Redo");
    await edited("green tea");
    await browser.type(".title", "!");
    await press("Save");
    await browser.until("document.querySelector('.buttons button').disabled");
    assert.deepEqual(await server.call("GET", "/notes/1"), { id: 1, version: 2, title: "tea!", text: "green tea" });
    await browser.back();
    await titles("tea!", "milk");
  });

  test("an address opens its screen, and no address closes it", async () => {
    await open("/1/2");
    await browser.until("document.querySelector('.title')?.value === 'milk'");
    await browser.click(".back");
    await browser.until("document.querySelector('.title')?.value === 'tea'");
    await browser.click(".back");
    await titles("tea", "milk");
    await open("/77");
    await shows("there is no such note");
  });

  test("a search waits for a pause, and shows the answer to its text", async () => {
    await browser.type(".search", "mil");
    await titles("milk");
    await browser.type(".search", keys.backspace.repeat(3));
    await titles("tea", "milk");
  });

  test("the changes of others arrive while the list is open", async () => {
    await server.call("POST", "/notes", { id: 3, title: "bread" });
    await titles("tea", "milk", "bread");
  });

  test("a conflict is shown, and undo brings mine back", async () => {
    await browser.click(".notes a");
    await edited("");
    await browser.type("textarea", "mine");
    await server.call("PUT", "/notes/1", { version: 1, title: "tea", text: "theirs" });
    await press("Save");
    await shows("Another person has saved this note meanwhile");
    await press("Keep theirs");
    await edited("theirs");
    await press("Undo");
    await edited("mine");
    await press("Save");
    await browser.until("document.querySelector('.buttons button').disabled");
    assert.equal((await server.call("GET", "/notes/1")).text, "mine");
  });

  test("edits that are not saved survive a restart of the page", async () => {
    await browser.click(".notes a");
    await edited("");
    await browser.type("textarea", "draft");
    await open();
    await shows("Not saved: tea");
    await browser.click(".unsaved a");
    await edited("draft");
  });

  test("a server that dies in the middle, and comes back", async () => {
    await server.fault("die");
    await browser.type(".draft", `bread${keys.enter}`);
    await shows("Saving failed: the server is not reached");
    await titles("tea", "milk", "bread");
    await server.ended;
    await server.start();
    await press("Retry");
    await browser.until("!document.querySelector('.failed')");
    assert.equal((await server.call("GET", "/notes")).notes.length, 3);
    await server.call("POST", "/notes", { id: 9, title: "salt" });  // The stream is open again.
    await titles("tea", "milk", "bread", "salt");
  });

  test("a slow server: an old answer does not replace a new one", async () => {
    await server.fault("slow", { seconds: 1 });
    await browser.type(".search", "te");
    await new Promise((resolve) => setTimeout(resolve, 500));
    await browser.type(".search", keys.backspace.repeat(2) + "mi");
    await shows("Searching …");
    await titles("milk");
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await titles("milk");
  });

  test("a server that answers nonsense", async () => {
    await server.fault("nonsense");
    await browser.click(".notes a");
    await shows("Loading failed: the answer has no meaning");
    await server.fault("none");
    await press("Retry");
    await edited("");
  });

  test("no network", async () => {
    const network = (offline) => browser.post("/chromium/network_conditions",
      { network_conditions: { offline, latency: 0, throughput: -1 } });
    await browser.click(".notes a");
    await edited("");
    await browser.type("textarea", "in a tunnel");
    await network(true);
    await press("Save");
    await shows("Saving failed: the server is not reached");
    await network(false);
    await press("Retry");
    await browser.until("document.querySelector('.buttons button').disabled");
    assert.equal((await server.call("GET", "/notes/1")).text, "in a tunnel");
  });
});
