// The readers of the page in its 32 bits, without a browser: node --test with PAGE set to the folder
// that make-page has made. A text that has no meaning is refused, and the page goes on.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";

const page = process.env.PAGE;
const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
const numbers = ["0", "-1", "2147483647", "2147483648", "-2147483648", "-2147483649", "9999999999",
  "9223372036854775808", "9".repeat(400), "1e9", "1.5", "00000000000000000000000001"];
const list = (id, revision = 1) => `{"revision":${revision},"notes":[{"id":${id},"title":"x"}],"id":${id}}`;
const kept = (id) => `{"list":${list(id, id)},"pending":[{"id":${id},"title":"mine","key":""},` +
  `{"id":${id},"to":${id}},{"id":${id}}],"draft":"d","query":"q","path":[${id}],"editors":` +
  `[{"note":{"id":${id},"version":${id},"title":"t","text":""},"title":"t","text":"x"}]}`;

/** A page whose world answers by these texts. Its requests are answered in their order. */
class Page {
  constructor(module, { hash = "", item = "", body = list(1), event = "1" } = {}) {
    const asked = [], texts = { 3: [item ? 1 : 0, item], 4: [1], 6: [1, hash], 12: [7] };
    const ask = (ticket, kind, number, address, ...counts) => {
      const parts = counts.map((count) => this.text((address += count) - count, count));
      if (kind === 6 && number) return;
      if (kind in texts) this.answer(ticket, ...texts[kind]);
      else if (kind) asked.push([ticket, kind, ...parts]);
    };
    const imports = { open: (address) => { this.page = address; }, apply: () => {}, ask, print: () => {} };
    this.wasm = new WebAssembly.Instance(module, { pairings: imports }).exports;
    (this.wasm.main ?? this.wasm.__main_argc_argv)(0, 0);
    for (let round = 0; round < 3; round++) {
      for (const [ticket, kind] of asked.splice(0)) {
        if (kind === 1) this.answer(ticket, 1);
        if (kind === 2) this.answer(ticket, 200, body);
        if (kind === 13) this.answer(ticket, 1, event);
      }
    }
  }

  text(address, count) { return decoder.decode(new Uint8Array(this.wasm.memory.buffer, address, count)); }

  answer(ticket, status, text = "") {
    const bytes = typeof text === "string" ? encoder.encode(text) : text;
    const address = bytes.length && this.wasm.pairings_allocate(bytes.length);
    new Uint8Array(this.wasm.memory.buffer, address, bytes.length).set(bytes);
    this.wasm.pairings_answer(this.page, ticket, status, address, bytes.length);
  }
}

/** Returns numbers from zero on and below a limit, the same in each run. */
const noise = (state = 1) => (limit) => {
  state = Math.imul(state ^ state >>> 15, state | 1) + 0x6D2B79F5 | 0;
  return ((state ^ state >>> 14) >>> 0) % limit;
};

describe("the readers of the page", { skip: page ? false : "PAGE names no folder" }, () => {
  const module = page && new WebAssembly.Module(readFileSync(join(page, "page.wasm")));

  test("a number of any length", () => {
    for (const number of numbers) {
      for (const given of [
        { hash: `/${number}` }, { hash: `/1/${number}` }, { body: list(number) }, { event: number },
        { body: list(1, number) }, { item: kept(number) }, { item: kept(number), body: list(number) },
      ]) {
        assert.doesNotThrow(() => new Page(module, given), JSON.stringify(given));
      }
    }
  });

  test("random bytes, and valid texts that were changed at random", () => {
    const draw = noise();
    const part = () => [[], [draw(256)], [draw(256), draw(256)], encoder.encode(numbers[draw(numbers.length)]),
      encoder.encode('{}[]",:\\u-'[draw(10)]), new Uint8Array(300).fill(0x5B)][draw(6)];
    const changed = (valid) => {
      let bytes = [...encoder.encode(valid)];
      for (let times = draw(4); times >= 0; times--) {
        bytes.splice(draw(bytes.length + 1), draw(4), ...part());
      }
      return Uint8Array.from(bytes);
    };
    const random = () => Uint8Array.from({ length: draw(40) }, () => draw(256));
    for (let round = 0; round < 300; round++) {
      const some = (valid) => draw(4) ? changed(valid) : random();
      const given = { hash: some("/3/5"), item: some(kept(3)), body: some(list(3)), event: some("12") };
      const texts = JSON.stringify(Object.values(given).map((bytes) => decoder.decode(bytes)));
      assert.doesNotThrow(() => new Page(module, given), texts);
    }
  });
});
