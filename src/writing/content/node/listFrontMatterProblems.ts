import fs from 'node:fs';
import path from 'node:path';
import { checkFrontMatter } from '../model/frontMatter';
import { parsePageText } from './readFrontMatter';
import { listFiles } from './readPages';

/** Returns the front matter problems of a page, as `file:line: message`. */
export function readFrontMatterProblems(file: string): string[] {
  try {
    const text = fs.readFileSync(file, 'utf8');
    const { frontMatter } = parsePageText(file, text);
    return checkFrontMatter(frontMatter, path.relative(process.cwd(), file), text);
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Returns the front matter problems of all pages in a folder, as `file:line: message`. */
export function listFrontMatterProblems(folder: string): string[] {
  return listFiles(folder, '.mdx').flatMap(readFrontMatterProblems);
}
