import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BUILD } from '../../testing/html/builtPages';
import { readBuildPurpose } from '../../../publish/hosting/node/buildMarker';

/** The project's root. */
export const SITE_DIR = path.resolve(__dirname, '../../../..');

/** Throws if a build can't be measured: it's incomplete, or its files are larger than on a host. */
export function assertBuilt(folder = BUILD): void {
  const purpose = readBuildPurpose(folder);
  if (purpose === undefined) {
    throw new Error('build/ is missing or unfinished: run "npm run build" before measuring.');
  }
  if (purpose === 'tests') {
    throw new Error(
      'build/ was made for tests, which compresses less, so every figure in bytes would be too high. Run "npm run build" before measuring.',
    );
  }
}

const folders: string[] = [];

/** Creates a temporary folder outside the project, which is removed at the end of the run. */
export function makeFolder(name: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `bench-${name}-`));
  folders.push(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
}

/**
 * Writes files into a folder, and links to files and folders of this project.
 *
 * @param linked names in the project's root
 */
export function writeSite(
  folder: string,
  files: Iterable<readonly [file: string, text: string]>,
  linked: readonly string[],
): void {
  for (const name of linked) {
    fs.symlinkSync(path.join(SITE_DIR, name), path.join(folder, name));
  }
  for (const [file, text] of files) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
}

/** Runs something as if a cache under `node_modules/.cache` were empty, and puts the cache back. */
export async function withoutCache<Result>(
  name: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const cache = path.join(SITE_DIR, 'node_modules/.cache', name);
  const backup = `${cache}.kept-${String(process.pid)}`;
  if (fs.existsSync(cache)) fs.renameSync(cache, backup);
  try {
    return await run();
  } finally {
    if (fs.existsSync(backup)) {
      fs.rmSync(cache, { recursive: true, force: true });
      fs.renameSync(backup, cache);
    }
  }
}

/** Prints what the run is doing. */
export function logStep(text: string): void {
  console.log(`   ${new Date().toISOString().slice(11, 19)} ${text}`);
}
