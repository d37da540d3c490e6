import fs from 'node:fs';
import path from 'node:path';
import { findApiFamily } from '../../../reference/api-docs/model/apiPackages';
import {
  findSentenceFile,
  SENTENCE_FOLDER,
} from '../../../reference/api-docs/model/findSentenceFile';
import { listSentences } from '../../../reference/api-docs/model/listSentences';
import type { ApiPageSource } from '../../../reference/api-docs/model/types';
import { readApi } from '../../../reference/api-docs/node/readApi';
import { listFiles } from '../../../writing/content/node/readPages';
import type { MessageFile } from '../../../writing/languages/model/messages';
import {
  ENGLISH_FOLDER,
  listMessageFiles,
  readMessages,
} from '../../../writing/languages/node/messageFiles';

/** A file of messages of a language, and where its English comes from. */
export interface MessageOrigin {
  /** Below `i18n/<locale>/`: `code.json`, `api/@mui/material/Button.json`. */
  readonly name: string;
  /** The English file, or the address of the page of the reference. */
  readonly source: string;
  /** `interface`, or the product of the reference. */
  readonly product: string;
  /** Empty when there is no such page in the reference. */
  readonly english: MessageFile;
  /**
   * Whether these are sentences of an installed package: they are not in `i18n/en`, and one that
   * is not translated is shown in English.
   */
  readonly isReference: boolean;
}

/** The file of the sentences of an API page; undefined when the address is none. */
export function findReferenceFile(siteDir: string, pathname: string): string | undefined {
  if (findApiFamily(pathname) === undefined) return undefined;
  const page = readApi(siteDir).pages.find((one) => one.pathname === pathname);
  return page === undefined ? undefined : findSentenceFile(page.api);
}

/** Files of sentences that a language has, as names below `i18n/<locale>/`. */
function listReferenceFiles(siteDir: string, locale: string): string[] {
  const root = path.join(siteDir, 'i18n', locale);
  const folder = path.join(root, SENTENCE_FOLDER);
  if (!fs.existsSync(folder)) return [];
  return listFiles(folder, '.json').map((file) => path.relative(root, file).replaceAll('\\', '/'));
}

function toReferenceOrigin(name: string, page: ApiPageSource | undefined): MessageOrigin {
  const sentences = page === undefined ? {} : listSentences(page.api);
  return {
    name,
    source: page?.pathname ?? name,
    product: findApiFamily(page?.pathname ?? '')?.productId ?? 'interface',
    english: Object.fromEntries(
      Object.entries(sentences).map(([key, message]) => [key, { message }]),
    ),
    isReference: true,
  };
}

/**
 * The files of messages of a language: those of the interface, and those of the reference that it
 * has.
 *
 * @param only names of files to look at, whether they exist or not
 */
export function listMessageOrigins(
  siteDir: string,
  locale: string,
  only?: readonly string[],
): MessageOrigin[] {
  const isWanted = (name: string): boolean => only === undefined || only.includes(name);
  const texts = listMessageFiles(siteDir).filter(isWanted);
  const sentences = only ?? listReferenceFiles(siteDir, locale);
  const references = sentences.filter((name) => name.startsWith(`${SENTENCE_FOLDER}/`));
  // The reference is read from the packages, which takes a moment: only for who has sentences.
  const pages = references.length === 0 ? [] : readApi(siteDir).pages;
  const byName = new Map(pages.map((page) => [findSentenceFile(page.api), page]));
  return [
    ...texts.map((name) => ({
      name,
      source: `${ENGLISH_FOLDER}/${name}`,
      product: 'interface',
      english: readMessages(siteDir, 'en', name),
      isReference: false,
    })),
    ...references.map((name) => toReferenceOrigin(name, byName.get(name))),
  ];
}
