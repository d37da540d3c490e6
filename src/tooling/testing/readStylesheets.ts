import fs from 'node:fs';
import path from 'node:path';
import { listAllFiles } from '../../foundation/site/node/listAllFiles';

const SRC = path.resolve(__dirname, '../..');
const COMMENT = /\/\*[\s\S]*?\*\//g;

/** A handwritten stylesheet, in which comments are replaced with spaces to keep line numbers. */
export interface Stylesheet {
  /** Relative to the project's root. */
  readonly file: string;
  readonly css: string;
}

/** Returns the site's stylesheets, except generated ones. */
export const readStylesheets = (): Stylesheet[] =>
  listAllFiles(SRC)
    .filter((file) => file.endsWith('.css') && !file.includes('.generated.'))
    .map((file) => ({
      file: `src/${file}`,
      css: withoutComments(fs.readFileSync(path.join(SRC, file), 'utf8')),
    }));

export const withoutComments = (css: string): string => css.replace(COMMENT, blank);

/** Replaces everything but line breaks with spaces. */
export const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Returns all matches in a stylesheet, each with its `file:line`. */
export const findInLines = (
  { file, css }: Stylesheet,
  pattern: RegExp,
): { at: string; match: RegExpMatchArray }[] =>
  css
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(pattern)].map((match) => ({ at: `${file}:${String(index + 1)}`, match })),
    );
