// The nine operations of js-framework-benchmark, in a page of ours and in one that was written
// by hand, in turns in one Chromium: PAGE=rows.html node figures.mjs
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Browser, look } from "../../../../Tests/WebTests/Browser/driver.mjs";

const found = look();
if (found.reason || !process.env.PAGE) {
  console.log(`figures: SKIPPED, ${found.reason ?? "PAGE names no page"}`);
  process.exit(0);
}
const here = dirname(fileURLToPath(import.meta.url));
const pages = {
  ours: pathToFileURL(process.env.PAGE).href,
  vanilla: pathToFileURL(join(here, "vanilla.html")).href,
};

// What comes before, untimed, and what is timed; and what is then in the page.
const operations = [
  ["create 1000 rows", [], "run", [1000]],
  ["replace 1000 rows", ["run"], "run", [1000]],
  ["update every 10th row of 1000", ["run"], "update", [1000]],
  ["select a row", ["run"], "select", [1000]],
  ["swap rows", ["run"], "swaprows", [1000]],
  ["remove a row", ["run"], "remove", [999]],
  ["create 10000 rows", [], "runlots", [10000]],
  ["append 1000 rows to 1000", ["run"], "add", [2000]],
  ["clear 1000 rows", ["run"], "clear", [0]],
];

// Times one operation: the click alone, and the click with style, layout and paint after it.
// The click is at the end of what a frame does first, so that the rest of the frame follows.
const script = `
  const [setup, operation, done] = arguments;
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const target = (name) => name === "select" ? document.querySelectorAll("tbody tr")[5].querySelector("td:nth-child(2) a")
    : name === "remove" ? document.querySelectorAll("tbody tr")[4].querySelector("td:nth-child(3) a span")
    : document.getElementById(name);
  (async () => {
    document.getElementById("clear").click();
    await frame();
    for (const name of setup) { target(name).click(); await frame(); }
    const rows = [...document.querySelectorAll("tbody tr")];
    const button = target(operation);
    await frame();
    const [script, total] = await new Promise((resolve) => requestAnimationFrame(() => {
      const start = performance.now();
      button.click();
      const script = performance.now() - start;
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve([script, performance.now() - start]);
      channel.port2.postMessage(0);
    }));
    await frame();
    const now = [...document.querySelectorAll("tbody tr")];
    const kept = now.filter((row) => rows.includes(row)).length;
    done({ script, total, count: now.length, kept,
      swapped: operation === "swaprows" ? now[1] === rows[998] && now[998] === rows[1] : true,
      danger: document.querySelectorAll("tr.danger").length });
  })();`;

const rounds = Number(process.env.ROUNDS ?? 12);
const browser = await Browser.open(found, ["--js-flags=--expose-gc", "--enable-precise-memory-info"]);
const times = {};
try {
  for (const name of Object.keys(pages)) {  // Warm, as the benchmark asks for.
    await browser.go(pages[name]);
    await browser.until("document.getElementById('run')");
  }
  for (const [title, setup, operation, [count]] of operations) {
    times[title] = { ours: [], vanilla: [] };
    for (let half = 0; half < 2; half++) {
      for (const name of half ? ["vanilla", "ours"] : ["ours", "vanilla"]) {
        await browser.go(pages[name]);
        await browser.until("document.getElementById('run')");
        await browser.run("for (let i = 0; i < 5; i++) document.getElementById('run').click()");
        for (let round = 0; round < rounds / 2; round++) {
          await browser.run("window.gc && gc()");
          const result = await browser.wait(script, setup, operation);
          const kept = operation === "run" || operation === "runlots" || operation === "clear" ? 0
            : operation === "remove" ? 999 : 1000;
          if (result.count !== count || result.kept !== kept || !result.swapped) {
            throw new Error(`${name}, ${title}: ${JSON.stringify(result)}`);
          }
          if (operation === "select" && result.danger !== 1) throw new Error(`${name}: nothing selected`);
          times[title][name].push(result);
        }
      }
    }
  }
} finally {
  await browser.close();
}

const median = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
let [product, scripts] = [1, 1];
console.log("operation                          ours ms  by hand ms  ratio   script alone");
for (const [title, { ours, vanilla }] of Object.entries(times)) {
  const of = (list, part) => Math.max(median(list.map((one) => one[part])), 0.05);
  const [total, other] = [of(ours, "total"), of(vanilla, "total")];
  const ratio = of(ours, "script") / of(vanilla, "script");
  product *= total / other;
  scripts *= ratio;
  console.log(`${title.padEnd(34)} ${total.toFixed(2).padStart(7)} ${other.toFixed(2).padStart(11)} `
    + `${(total / other).toFixed(2).padStart(6)} ${of(ours, "script").toFixed(2).padStart(7)} / ${of(vanilla, "script").toFixed(2)} = ${ratio.toFixed(2)}`);
}
console.log(`geometric mean of the ratios: ${(product ** (1 / 9)).toFixed(2)} (script alone: ${(scripts ** (1 / 9)).toFixed(2)})`);
