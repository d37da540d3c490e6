import fs from 'node:fs';
import path from 'node:path';
import { createErrorWithoutStack } from '../../../foundation/site/model/createErrorWithoutStack';
import { shareState } from '../../../foundation/site/node/shareState';
import { describePageError } from '../model/pageError';
import { parseFrontMatter } from '../model/parseFrontMatter';
import type { ParsedPage } from '../model/parseFrontMatter';

/**
 * The last result for each file, because the docs plugin, the plugins that list pages, and Docusaurus
 * each read all pages.
 */
const known = shareState(
  'front-matter',
  () => new Map<string, { text: string; page: ParsedPage }>(),
);

/**
 * Returns the front matter and body of a page's text.
 *
 * @throws an error that starts with `file:line`
 * @see parseFrontMatter
 */
export function parsePageText(file: string, text: string): ParsedPage {
  const before = known.get(file);
  if (before?.text === text) return before.page;
  try {
    const page = parseFrontMatter(text);
    known.set(file, { text, page });
    return page;
  } catch (error) {
    throw createErrorWithoutStack(describePageError(error, path.relative(process.cwd(), file)));
  }
}

/** Returns a file's front matter and whole text. @see parsePageText */
export function readFrontMatter(file: string): {
  frontMatter: Readonly<Record<string, unknown>>;
  text: string;
} {
  const text = fs.readFileSync(file, 'utf8');
  return { frontMatter: parsePageText(file, text).frontMatter, text };
}
