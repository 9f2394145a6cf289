// The server of the notes, and what a test does with their page.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../server/notes.py", import.meta.url));

/** The server, as a process that is killed and started again, with the same notes. */
export class Server {
  folder = mkdtempSync(join(tmpdir(), "notes-"));
  port = 0;

  constructor(page) { this.page = page; }

  async start() {
    this.process = spawn("python3", [program, "--port", this.port, "--faults", "--page", this.page,
      "--data", join(this.folder, "notes.sqlite")], { stdio: ["ignore", "pipe", "inherit"] });
    this.ended = new Promise((resolve) => this.process.once("exit", resolve));
    const line = await new Promise((resolve) => this.process.stdout.once("data", resolve));
    this.address = String(line).trim();
    this.port = new URL(this.address).port;
  }

  async stop() {
    this.process.kill("SIGKILL");
    await this.ended;
  }

  /** Starts again without notes. */
  async renew() {
    await this.stop();
    rmSync(join(this.folder, "notes.sqlite"));
    await this.start();
  }

  /** Stops the server, and removes its notes. */
  async end() {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Calls the server as another client. */
  async call(method, path, body) {
    const response = await fetch(new URL(path, this.address), { method, body: body && JSON.stringify(body) });
    assert.ok(response.ok, `${method} ${path}: ${response.status}`);
    return response.json();
  }

  fault(kind, more = {}) { return this.call("POST", "/fault", { kind, ...more }); }
}

/** The page in a browser: what it shows, and the buttons that are pressed. */
export const using = (browser) => ({
  titles: (...all) => browser.until(
    `JSON.stringify([...document.querySelectorAll('.notes a')].map((link) => link.textContent)) === '${JSON.stringify(all)}'`),
  shows: (text) => browser.until(`document.body.innerText.includes(${JSON.stringify(text)})`),
  press: (text) => browser.run(
    "[...document.querySelectorAll('button')].find((button) => button.textContent === arguments[0]).click()", text),
  edited: (value) => browser.until(`document.querySelector('textarea')?.value === ${JSON.stringify(value)}`),
});
