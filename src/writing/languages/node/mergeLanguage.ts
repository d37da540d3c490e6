import fs from 'node:fs';
import path from 'node:path';
import { listAllFiles } from '../../../foundation/site/node/listAllFiles';

const ASSETS = 'assets';

/** The only assets that each language keeps in its own folder: the search data, by its manifest. */
export const LOCALE_ASSETS = `${ASSETS}/search/`;

/** The pictures of cards. All languages load the ones at the site's root (`pictureFile`). */
const SHARED_PICTURES = 'img/thumbnails';

/**
 * Moves the assets of one language's build to the site's assets. Files that are already there have the
 * same hash in their name.
 *
 * @throws one error with all files that have the same name but different content, because one of the
 *   languages would run the other's script
 */
function moveAssets(part: string, site: string): void {
  const problems: string[] = [];
  for (const file of listAllFiles(part)) {
    if (`${ASSETS}/${file}`.startsWith(LOCALE_ASSETS)) continue;
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
    `${String(problems.length)} files in ${part} have the same name as a file of another language, but different content: ${problems.slice(0, 8).join(', ')}. All languages load their assets from one folder, so each file name must contain a hash of the file's whole content. Check output.filename, output.chunkFilename, and the loaders that call emitFile.`,
  );
}

/** Removes the empty folders in a folder, and then the folder itself if nothing remains. */
function removeEmptyFolders(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(path.join(folder, entry.name));
  }
  if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}

/**
 * Moves the build of one language into the site's: `<part>/zh` becomes `<site>/zh`, and its assets
 * join those of the other languages in `<site>/assets`. Removes `part`.
 */
export function mergeLanguage(part: string, site: string, locale: string): void {
  const own = path.join(part, locale);
  const assets = path.join(own, ASSETS);
  if (fs.existsSync(assets)) {
    moveAssets(assets, path.join(site, ASSETS));
    removeEmptyFolders(assets);
  }
  fs.rmSync(path.join(own, SHARED_PICTURES), { recursive: true, force: true });
  fs.renameSync(own, path.join(site, locale));
  fs.rmSync(part, { recursive: true });
}
