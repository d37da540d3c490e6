import fs from 'node:fs';
import path from 'node:path';
import { readBuildPurpose } from '../../../publish/hosting/node/buildMark';
import { listAllFiles } from '../../../foundation/site/node/listAllFiles';

/** The built site. */
export const BUILD = path.resolve(__dirname, '../../../../build');

/** Every HTML file of the build, relative to it, with slashes, in order. */
export function listBuiltPages(): string[] {
  if (readBuildPurpose(BUILD) === undefined) {
    throw new Error('build/ is missing or unfinished: run "npm run build" before these tests.');
  }
  return listBuiltFiles().filter((file) => file.endsWith('.html'));
}

const isForTests = readBuildPurpose(BUILD) === 'tests';

/**
 * The address of the English page that stands for one which a build for tests leaves out of a
 * translated language; in a build for readers, and for the blog and demos, the address itself.
 */
export const toFallback = (pathname: string): string =>
  isForTests ? pathname.replace(/^\/(?:zh|ar)(?=\/(?!blog|demo))/, '') : pathname;

/** Every file of the build, relative to it, with slashes, in order. */
export function listBuiltFiles(): string[] {
  return listAllFiles(BUILD);
}

export function readBuilt(file: string): string {
  return fs.readFileSync(path.join(BUILD, file), 'utf8');
}

/** The address of a page's file: `a/b.html` is `/a/b`, `index.html` is `/`. */
export function toBuiltPathname(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}
