// Drives Chromium by the protocol of WebDriver, with nothing but Node.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const find = (names) => names.find((name) => existsSync(name));

/** Where Chromium and its driver are, or why there is nothing to drive. */
export function look() {
  const browser = process.env.CHROMIUM
    ?? find(["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]);
  const driver = process.env.CHROMEDRIVER
    ?? find(["/usr/bin/chromedriver", "/usr/lib/chromium-browser/chromedriver"]);
  if (!browser) return { reason: "there is no Chromium" };
  if (!driver) return { reason: "there is no chromedriver" };
  return { browser, driver };
}

const element = "element-6066-11e4-a52e-4f735466cecf";

/** A browser that is driven. */
export class Browser {
  static async open({ browser, driver }, options = []) {
    const it = new Browser();
    it.profile = mkdtempSync(join(tmpdir(), "page-"));
    it.port = 20000 + Math.floor(Math.random() * 20000);
    it.process = spawn(driver, [`--port=${it.port}`], { stdio: "ignore" });
    it.process.on("error", () => {});
    for (let tries = 0; ; tries++) {
      try { await it.call("GET", "/status"); break; } catch (error) { if (tries > 100) throw error; }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const { sessionId } = await it.call("POST", "/session", {
      capabilities: { alwaysMatch: { "goog:loggingPrefs": { browser: "SEVERE" }, "goog:chromeOptions": { binary: browser, args: [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--window-size=900,900", `--user-data-dir=${it.profile}`, ...options] } } },
    });
    it.session = `/session/${sessionId}`;
    return it;
  }

  async call(method, path, body) {
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method, body: body && JSON.stringify(body),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message}`);
    return value;
  }

  post(path, body = {}) { return this.call("POST", this.session + path, body); }

  go(url) { return this.post("/url", { url }); }
  reload() { return this.post("/refresh"); }
  back() { return this.post("/back"); }

  /** The value of a script's body. */
  run(script, ...args) { return this.post("/execute/sync", { script, args }); }

  /** The value that a script's body gives to its last argument. */
  wait(script, ...args) { return this.post("/execute/async", { script, args }); }

  /** The texts of all elements of a selector. */
  texts(selector) {
    return this.run("return [...document.querySelectorAll(arguments[0])].map(e => e.textContent)", selector);
  }

  count(selector) {
    return this.run("return document.querySelectorAll(arguments[0]).length", selector);
  }

  async find(selector, index = 0) {
    const found = await this.post("/elements", { using: "css selector", value: selector });
    if (!found[index]) throw new Error(`there is no ${selector} of index ${index}`);
    return found[index];
  }

  async click(selector, index = 0) {
    return this.post(`/element/${(await this.find(selector, index))[element]}/click`);
  }

  async type(selector, text) {
    return this.post(`/element/${(await this.find(selector))[element]}/value`, { text });
  }

  async pointer(selector, index, ...actions) {
    const origin = await this.find(selector, index);
    return this.post("/actions", { actions: [{ type: "pointer", id: "mouse", actions: [
      { type: "pointerMove", duration: 0, x: 0, y: 0, origin }, ...actions] }] });
  }

  hover(selector, index = 0) { return this.pointer(selector, index); }

  doubleClick(selector, index = 0) {
    const click = [{ type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
    return this.pointer(selector, index, ...click, ...click);
  }

  /** Presses a key, wherever the focus is, with others held. */
  async press(key, ...held) {
    const all = [...held, named[key] ?? key];
    return this.post("/actions", { actions: [{ type: "key", id: "keyboard", actions: [
      ...all.map((value) => ({ type: "keyDown", value })),
      ...all.reverse().map((value) => ({ type: "keyUp", value }))] }] });
  }

  /** The answer of the protocol of Chromium's own tools. */
  tools(cmd, params = {}) { return this.post("/goog/cdp/execute", { cmd, params }); }

  /** Shows the page in a window of a size, which may be narrower than one of the system, by day or by night. */
  async resize(width, height, scheme = "light") {
    await this.tools("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
    await this.tools("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
  }

  /** A picture of what is seen, as PNG. */
  async picture() { return Buffer.from(await this.call("GET", `${this.session}/screenshot`), "base64"); }

  /** What the console has told of errors since it was asked last. */
  async errors() {
    return (await this.post("/se/log", { type: "browser" })).map((entry) => entry.message);
  }

  /** Waits until a script's expression is true. */
  async until(expression) {
    for (let tries = 0; tries < 100; tries++) {
      if (await this.run(`return ${expression}`)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`never: ${expression}`);
  }

  async close() {
    try { await this.call("DELETE", this.session); } catch {}
    this.process.kill();
    await new Promise((resolve) => setTimeout(resolve, 200));
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** The keys that have no sign. */
export const keys = { enter: "\uE007", escape: "\uE00C", backspace: "\uE003", tab: "\uE004", home: "\uE011", end: "\uE010", control: "\uE009" };

const named = { ArrowLeft: "\uE012", ArrowUp: "\uE013", ArrowRight: "\uE014", ArrowDown: "\uE015", Home: keys.home };
