// A picture of the gallery, where somebody has gone back and then on: node picture.mjs FILE, with
// GALLERY set to the page that make-page has made of GalleryPage.
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Browser, keys, look } from "../../../../Tests/WebTests/Browser/driver.mjs";

const [file] = process.argv.slice(2);
const browser = await Browser.open(look(), ["--window-size=1000,1000", "--hide-scrollbars"]);
try {
  await browser.post("/window/rect", { width: 1000, height: 1000 });
  await browser.go(`${pathToFileURL(process.env.GALLERY).href}#/signal`);
  await browser.until("document.querySelector('.curves')");
  for (const key of ["s", "s", "s", "l"]) await browser.press(key);
  await browser.press("z", keys.control);
  for (const key of ["h", "s", "s"]) await browser.press(key);
  await browser.press("z", keys.control);
  await browser.run("document.activeElement.blur()");
  writeFileSync(file, await browser.picture());
  console.log(`picture: ${file}`);
} finally {
  await browser.close();
}
