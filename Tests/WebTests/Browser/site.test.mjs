// The site of the documentation, in Chromium: node --test with SITE set to the folder that
// Docs/make-site has made, and BASE to the path it was made for, if that is not the root.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { Browser, look } from "./driver.mjs";

const site = process.env.SITE;
const base = process.env.BASE ?? "/";
const nowhere = site ? false : "SITE names no folder";
const found = look();

const types = {
  ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** The file that a plain server answers a path with, if there is one. */
function file(path) {
  if (!path.startsWith(base)) return undefined;
  let name = join(site, path.slice(base.length));
  if (existsSync(name) && statSync(name).isDirectory()) name = join(name, "index.html");
  return existsSync(name) ? name : undefined;
}

describe("files of the site", { skip: nowhere }, () => {
  test("every page that a page refers to is there, and every picture", () => {
    const missing = new Set();
    const pages = readdirSync(join(site, "data"), { recursive: true }).filter((name) => name.endsWith(".json"));
    for (const page of pages) {
      const { references = {} } = JSON.parse(readFileSync(join(site, "data", page), "utf8"));
      for (const { type, url, variants = [] } of Object.values(references)) {
        const urls = [...(url === undefined ? [] : [url]), ...variants.map((variant) => variant.url)];
        for (const url of urls.filter((url) => !/^(https?:|#)/.test(url))) {
          const path = base.slice(0, -1) + url.replace(/#.*/, "");
          if (!url.startsWith("/") || !(type === "image" ? existsSync(join(site, url)) : file(path)))
            missing.add(`${page}: ${url}`);
        }
      }
    }
    assert.ok(pages.length > 1000, `${pages.length} pages`);
    assert.deepEqual([...missing], []);
  });

  test("every link of the start page leads to a page", () => {
    const links = [...readFileSync(join(site, "index.html"), "utf8").matchAll(/href="(documentation[^"#]*)/g)];
    assert.ok(links.length > 40, `${links.length} links`);
    assert.deepEqual(links.map(([, link]) => link).filter((link) => !existsSync(join(site, "data", link.replace(/\/$/, ".json")))), []);
  });
});

describe("the site in Chromium", { skip: nowhere || (found.reason ?? false) }, () => {
  let browser, server, address;
  before(async () => {
    server = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url, "http://site").pathname);
      const name = file(path);
      if (name?.endsWith("index.html") && !/\/$|index\.html$/.test(path)) {
        response.writeHead(301, { Location: encodeURI(`${path}/`) });
        return response.end();
      }
      response.writeHead(name ? 200 : 404, { "Content-Type": types[extname(name ?? "")] ?? "text/plain" });
      response.end(name ? readFileSync(name) : "");
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    address = `http://127.0.0.1:${server.address().port}${base}`;
    browser = await Browser.open(found);
  });
  after(async () => {
    await browser?.close();
    server.closeAllConnections();
    server.close();
  });

  /** Opens a page and tells what is wrong with it. */
  const open = async (url) => {
    await browser.go("about:blank");
    await browser.go(url);
    await browser.until("document.querySelector('h1')");
    const [title, target] = await browser.run(`return [
      document.querySelector("h1").textContent,
      !location.hash || !!document.getElementById(decodeURIComponent(location.hash.slice(1)))]`);
    const wrong = await browser.errors();
    if (/can.t be found/.test(title)) wrong.push("the page can't be found");
    if (!target) wrong.push("nothing is at the anchor");
    return wrong.map((text) => `${url}: ${text}`);
  };
  const links = (least) => browser.run(`
    const links = [...document.querySelectorAll("a[href]:not([href='#'])")].map((link) => link.href);
    return [...new Set(links)].filter((link) => link.startsWith(arguments[0]))`, address)
    .then((links) => { assert.ok(links.length >= least, `${links.length} links`); return links; });

  /** Whether a page is an article, or what it is. */
  const kind = (link) => {
    const path = decodeURIComponent(new URL(link).pathname).slice(base.length).replace(/\/$/, "");
    return JSON.parse(readFileSync(join(site, "data", `${path}.json`), "utf8")).kind;
  };

  /** Goes to another page as a click on a link in a page does, which loads that page alone. */
  const visit = async (link) => {
    const heading = await browser.wait(`
      const [link, done] = arguments;
      const heading = () => document.querySelector("h1")
        ? done(document.querySelector("h1").textContent) : setTimeout(heading, 5);
      document.querySelector("#app").__vue__.$router.push(link).then(heading, (error) => done(String(error)));
    `, link.slice(address.length - 1));
    const wrong = await browser.errors();
    if (!heading || /can.t be found|^Error/.test(heading)) wrong.push(heading);
    return wrong.map((text) => `${link}: ${text}`);
  };

  /** Waits until a page has drawn all that it draws later. */
  const settle = () => browser.wait(`
    let frames = 20;
    const next = () => frames-- ? requestAnimationFrame(next) : arguments[0]();
    next();
  `);

  /** Goes from one page to another, both of which have their time. */
  const visitAtLeisure = async (from, to) => {
    await visit(from);
    await settle();
    await browser.errors();  // Those of haste.
    const wrong = await visit(to);
    await settle();
    return [...wrong, ...(await browser.errors()).map((text) => `${to}: ${text}`)];
  };

  test("the start page, and every link of it", async () => {
    assert.deepEqual(await open(address), []);
    assert.equal(await browser.run("return document.title"), "Pairings");
    const wrong = [];
    for (const link of await links(20)) wrong.push(...await open(link));
    assert.deepEqual(wrong, []);
  });
  // That each page is there was seen in the files; here it is whether pages of a kind are drawn.
  test("the page of the library, and every article and eighth symbol that it links to", async () => {
    const page = `${address}documentation/pairings/`;
    assert.deepEqual(await open(page), []);
    await browser.until("document.querySelectorAll('main a[href]').length > 200");
    const wrong = [];
    const pages = (await links(200)).filter((link) => link.startsWith(`${address}documentation/`));
    const [articles, symbols] = [true, false].map((isArticle) =>
      pages.filter((link) => link !== page && (kind(link) === "article") === isArticle));
    assert.ok(articles.length > 10 && symbols.length > 100, `${articles.length}, ${symbols.length}`);
    for (const link of [...articles, ...symbols.filter((_, index) => index % 8 === 0)]) {
      // Its script may stumble where a page is left as it is drawn; what is wrong stays wrong.
      if ((await visit(link)).length) wrong.push(...await visitAtLeisure(page, link));
    }
    assert.deepEqual(wrong, []);
  });
  test("a picture is as wide as its column", async () => {
    assert.deepEqual(await open(`${address}documentation/pairings/whatisacomonad/`), []);
    await browser.until("document.querySelector('main img')?.naturalWidth");
    const width = await browser.run("return document.querySelector('main img').getBoundingClientRect().width");
    assert.ok(width > 400, `${width} points`);
  });
  test("the bar of modules fits a window of 1280 pixels in a line, and a narrow one in several", async () => {
    for (const [width, most] of [[1280, 40], [390, 140]]) {
      await browser.call("POST", `${browser.session}/window/rect`, { width, height: 800 });
      assert.deepEqual(await open(`${address}documentation/pairings/`), []);
      const [inside, content, height] = await browser.run(`
        const bar = document.querySelector("custom-header").shadowRoot.querySelector("nav.site");
        return [bar.clientWidth, bar.scrollWidth, bar.getBoundingClientRect().height]`);
      assert.ok(content <= inside && height <= most, `${content} of ${inside}, ${height} high`);
    }
  });
  test("a page that is not there is noticed", async () => {
    const [page, nowhere] = ["", "nowhere"].map((name) => `${address}documentation/pairings/${name}`);
    assert.notDeepEqual(await visit(nowhere), []);
    assert.notDeepEqual(await visitAtLeisure(page, nowhere), []);
    assert.notDeepEqual(await open(`${address}documentation/pairings/#nowhere`), []);
  });
});
