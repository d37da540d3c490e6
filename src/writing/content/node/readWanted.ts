import fs from 'node:fs';
import path from 'node:path';
import type { PageSource } from '../model/pageSource';
import { findSimilarPages } from './findSimilarPages';
import { isEnglishPage, listOtherFiles } from './listOtherFiles';
import { listFiles, listPageFiles, readPages } from './readPages';

/** What a check looks at. */
export interface WantedPages {
  /** English pages and posts. */
  readonly pages: readonly PageSource[];
  /** Translations and partials. */
  readonly others: readonly PageSource[];
  /** A message for each file that can't be read. */
  readonly failures: readonly string[];
}

/** The page that a name stands for, or those in the folder that it stands for. */
function listNamed(file: string): string[] {
  const isFolder = fs.statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder ? listFiles(file, '.mdx') : [file];
}

/**
 * The pages to look at: all, or, for files that a writer names, those and the ones that may share
 * a sentence with them, which takes a moment.
 *
 * @param only names from the site's folder
 */
export async function readWanted(siteDir: string, only: readonly string[]): Promise<WantedPages> {
  const files = only.flatMap((file) => listNamed(path.join(siteDir, file)));
  const isEnglish = (file: string): boolean => isEnglishPage(path.relative(siteDir, file));
  const isNamed =
    files.length > 0 && files.every((file) => /\.mdx?$/.test(file) && fs.existsSync(file));
  const named = isNamed ? files : [...listPageFiles(siteDir), ...listOtherFiles(siteDir)];
  const english = await readPages(siteDir, named.filter(isEnglish));
  const others = await readPages(
    siteDir,
    named.filter((file) => !isEnglish(file)),
  );
  const similar = new Set(
    isNamed ? english.pages.flatMap((page) => findSimilarPages(siteDir, page)) : [],
  );
  for (const file of files) similar.delete(file);
  const more = await readPages(siteDir, [...similar]);
  return {
    // What stands on too many pages is told of the last ones: those that the writer asks about.
    pages: [...more.pages, ...english.pages],
    others: others.pages,
    failures: [...more.failures, ...english.failures, ...others.failures],
  };
}
