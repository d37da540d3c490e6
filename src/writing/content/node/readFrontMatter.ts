import fs from 'node:fs';
import path from 'node:path';
import { describePageError } from '../model/pageError';
import { parseFrontMatter } from '../model/parseFrontMatter';
import type { ParsedPage } from '../model/parseFrontMatter';

/** Front matter and body of a page's text. The error names file and line. @see parseFrontMatter */
export function parsePageText(file: string, text: string): ParsedPage {
  try {
    return parseFrontMatter(text);
  } catch (error) {
    throw new Error(describePageError(error, path.relative(process.cwd(), file)), { cause: error });
  }
}

/** A page's front matter and whole text. @see parsePageText */
export function readFrontMatter(file: string): {
  frontMatter: Readonly<Record<string, unknown>>;
  text: string;
} {
  const text = fs.readFileSync(file, 'utf8');
  return { frontMatter: parsePageText(file, text).frontMatter, text };
}
