/**
 * `npm run thumbnails:update`: takes the pictures of cards (`<Cards>` on a page) from the demos that
 * they lead to, in both color modes, and removes pictures without a card.
 * `PICTURES='react-(menu|tabs)'` only takes those whose name matches.
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { PICTURE_FOLDER, pictureFile } from '../../demos/cards/model/pictureName';
import { bundleDemos } from '../../demos/cards/node/bundleDemos';
import { listCardDemos } from '../../demos/cards/node/listCardDemos';
import { takePictures } from '../../demos/cards/node/takePictures';
import { listPages } from '../../shell/navigation/node/listPages';
import { findTestBrowser } from './findChromium';

const siteDir = path.resolve(__dirname, '../../..');
const toFile = (address: string): string => path.join(siteDir, 'static', address);

async function main(): Promise<void> {
  const docs = path.join(siteDir, 'docs');
  const all = listCardDemos(docs, listPages(docs));
  const wanted = new RegExp(process.env['PICTURES'] ?? '');
  const cards = all.filter(({ name }) => wanted.test(name));
  const folder = toFile(PICTURE_FOLDER);
  fs.mkdirSync(folder, { recursive: true });
  const known = new Set(
    all.flatMap(({ name }) => [pictureFile(name, 'light'), pictureFile(name, 'dark')]),
  );
  for (const file of fs.readdirSync(folder)) {
    if (!known.has(`${PICTURE_FOLDER}/${file}`)) fs.rmSync(path.join(folder, file));
  }
  const site = await bundleDemos(siteDir, cards);
  const browser = await chromium.launch({
    executablePath: findTestBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  let bytes = 0;
  try {
    await takePictures(browser, site, cards, (name, mode, file) => {
      fs.writeFileSync(toFile(pictureFile(name, mode)), file);
      bytes += file.length;
    });
  } finally {
    await browser.close();
  }
  console.log(
    `[thumbnails] Took ${String(cards.length * 2)} pictures (${String(Math.round(bytes / 1000))} kB) into static${PICTURE_FOLDER}.`,
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
