import fs from 'node:fs';
import path from 'node:path';
import type { PageSource } from '../model/pageSource';
import { findSimilarPages } from './findSimilarPages';
import { isEnglishPage, listNonEnglishFiles } from './listNonEnglishFiles';
import { listFiles, listPageFiles, readPages } from './readPages';

/** The pages that a run of `check:content` reads. */
export interface PagesToCheck {
  /** English pages and posts. */
  readonly pages: readonly PageSource[];
  /** Translations and partials. */
  readonly others: readonly PageSource[];
  /** A message for each file that can't be read. */
  readonly failures: readonly string[];
}

/** Returns the file itself, or all pages in it if it's a folder. */
function expandFolder(file: string): string[] {
  const isFolder = fs.statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder ? listFiles(file, '.mdx') : [file];
}

/**
 * Reads the pages to check. If a writer named pages, that's those and the pages that might share a
 * sentence with them. Otherwise, it's all pages.
 *
 * @param only pages or folders, relative to the site's folder
 */
export async function readPagesToCheck(
  siteDir: string,
  only: readonly string[],
): Promise<PagesToCheck> {
  const named = only.flatMap((file) => expandFolder(path.join(siteDir, file)));
  const isEnglish = (file: string): boolean => isEnglishPage(path.relative(siteDir, file));
  const isLimited =
    named.length > 0 && named.every((file) => /\.mdx?$/.test(file) && fs.existsSync(file));
  const files = isLimited ? named : [...listPageFiles(siteDir), ...listNonEnglishFiles(siteDir)];
  const english = await readPages(siteDir, files.filter(isEnglish));
  const others = await readPages(
    siteDir,
    files.filter((file) => !isEnglish(file)),
  );
  const similarFiles = new Set(
    isLimited ? english.pages.flatMap((page) => findSimilarPages(siteDir, page)) : [],
  );
  for (const file of named) similarFiles.delete(file);
  const similar = await readPages(siteDir, [...similarFiles]);
  return {
    // `checkRepetition` reports the last pages with a sentence, so the named pages have to be last.
    pages: [...similar.pages, ...english.pages],
    others: others.pages,
    failures: [...similar.failures, ...english.failures, ...others.failures],
  };
}
