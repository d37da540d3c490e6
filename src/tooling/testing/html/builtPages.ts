import fs from 'node:fs';
import path from 'node:path';
import { readBuildPurpose } from '../../../publish/hosting/node/buildMarker';
import { listAllFiles } from '../../../foundation/site/node/listAllFiles';

/** The built site. */
export const BUILD = path.resolve(__dirname, '../../../../build');

/** Returns the HTML files of the build, relative to it and sorted. Throws if there is no build. */
export function listBuiltPages(): string[] {
  if (readBuildPurpose(BUILD) === undefined) {
    throw new Error('build/ is missing or unfinished: run "npm run build" before these tests.');
  }
  return listBuiltFiles().filter((file) => file.endsWith('.html'));
}

const isForTests = readBuildPurpose(BUILD) === 'tests';

/**
 * Returns the address of the English page for a translated one, because a build for tests leaves out
 * most translated pages. In a build for readers, and for the blog and demos, returns the address
 * unchanged.
 */
export const toFallback = (pathname: string): string =>
  isForTests ? pathname.replace(/^\/(?:zh|ar)(?=\/(?!blog|demo))/, '') : pathname;

/** Returns the files of the build, relative to it and sorted. */
export function listBuiltFiles(): string[] {
  return listAllFiles(BUILD);
}

export function readBuilt(file: string): string {
  return fs.readFileSync(path.join(BUILD, file), 'utf8');
}

/** Returns the address of a page's file: `/a/b` for `a/b.html`, and `/` for `index.html`. */
export function toBuiltPathname(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}
