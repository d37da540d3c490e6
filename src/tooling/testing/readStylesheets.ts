import fs from 'node:fs';
import path from 'node:path';
import { listAllFiles } from '../../foundation/site/node/listAllFiles';

const SRC = path.resolve(__dirname, '../..');
const COMMENT = /\/\*[\s\S]*?\*\//g;

/** A stylesheet that's written by hand, with blanks for comments, so that lines keep their numbers. */
export interface Stylesheet {
  /** From the root of the project. */
  readonly file: string;
  readonly css: string;
}

/** The site's own stylesheets. */
export const readStylesheets = (): Stylesheet[] =>
  listAllFiles(SRC)
    .filter((file) => file.endsWith('.css') && !file.includes('.generated.'))
    .map((file) => ({
      file: `src/${file}`,
      css: withoutComments(fs.readFileSync(path.join(SRC, file), 'utf8')),
    }));

export const withoutComments = (css: string): string => css.replace(COMMENT, blank);

/** As many lines, with nothing on them. */
export const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** All matches in a stylesheet, each with its `file:line`. */
export const findInLines = (
  { file, css }: Stylesheet,
  pattern: RegExp,
): { at: string; match: RegExpMatchArray }[] =>
  css
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(pattern)].map((match) => ({ at: `${file}:${String(index + 1)}`, match })),
    );
