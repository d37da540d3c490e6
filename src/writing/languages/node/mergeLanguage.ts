import fs from 'node:fs';
import path from 'node:path';
import { listAllFiles } from '../../../foundation/site/node/listAllFiles';

const ASSETS = 'assets';

/** The one folder of assets that belongs to a language: its search, found by its own manifest. */
export const OWN_ASSETS = `${ASSETS}/search/`;

/** Pictures of cards: every language loads those at the site's root (`pictureFile`). */
const SHARED_PICTURES = 'img/thumbnails';

/**
 * Moves the assets of a language's build into those of the whole site. A file that is there
 * already has the same hash in its name; throws one error with each that has other content, since
 * one of the two languages would run the other's script.
 */
function shareAssets(part: string, site: string): void {
  const problems: string[] = [];
  for (const file of listAllFiles(part)) {
    if (`${ASSETS}/${file}`.startsWith(OWN_ASSETS)) continue;
    const source = path.join(part, file);
    const target = path.join(site, file);
    if (!fs.existsSync(target)) {
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.renameSync(source, target);
      continue;
    }
    if (!fs.readFileSync(source).equals(fs.readFileSync(target))) problems.push(file);
    fs.rmSync(source);
  }
  if (problems.length === 0) return;
  throw new Error(
    `${String(problems.length)} files of ${part} have the name of a file of another language and other content: ${problems.slice(0, 8).join(', ')}. All languages load from one folder, so each of their names has to have a hash of the whole content (output.filename, output.chunkFilename, emitFile).`,
  );
}

/** Removes folders that have nothing left in them, and those that are left empty by that. */
function removeEmptyFolders(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(path.join(folder, entry.name));
  }
  if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}

/**
 * Puts one language's build into that of the site: `<part>/zh` becomes `<site>/zh`, its assets
 * join those of the other languages in `<site>/assets`.
 */
export function mergeLanguage(part: string, site: string, locale: string): void {
  const own = path.join(part, locale);
  const assets = path.join(own, ASSETS);
  if (fs.existsSync(assets)) {
    shareAssets(assets, path.join(site, ASSETS));
    removeEmptyFolders(assets);
  }
  fs.rmSync(path.join(own, SHARED_PICTURES), { recursive: true, force: true });
  fs.renameSync(own, path.join(site, locale));
  fs.rmSync(part, { recursive: true });
}
