import fs from 'node:fs';
import path from 'node:path';
import { findApiFamily } from '../../../reference/api-docs/model/apiPackages';
import {
  getDescriptionFile,
  DESCRIPTION_FOLDER,
} from '../../../reference/api-docs/model/getDescriptionFile';
import { listDescriptions } from '../../../reference/api-docs/model/listDescriptions';
import type { ApiPageSource } from '../../../reference/api-docs/model/types';
import { readApi } from '../../../reference/api-docs/node/readApi';
import { listFiles } from '../../../writing/content/node/readPages';
import type { MessageFile } from '../../../writing/languages/model/messages';
import {
  ENGLISH_FOLDER,
  listMessageFiles,
  readMessages,
} from '../../../writing/languages/node/messageFiles';

/** A message file of a language, and where its English comes from. */
export interface MessageOrigin {
  /** Path in `i18n/<locale>/`, such as `code.json` or `api/@mui/material/Button.json`. */
  readonly name: string;
  /** The English file, or the address of the API page. */
  readonly source: string;
  /** `interface`, or the product that the API page belongs to. */
  readonly product: string;
  /** Empty if the API reference has no such page. */
  readonly english: MessageFile;
  /**
   * Whether these are descriptions from an installed package. Their English isn't in `i18n/en`, and
   * untranslated ones are shown in English.
   */
  readonly isReference: boolean;
}

/** Returns the name of the file with an API page's descriptions, or `undefined` for other pages. */
export function findReferenceFile(siteDir: string, pathname: string): string | undefined {
  if (findApiFamily(pathname) === undefined) return undefined;
  const page = readApi(siteDir).pages.find((one) => one.pathname === pathname);
  return page === undefined ? undefined : getDescriptionFile(page.api);
}

/**
 * Returns a language's files with descriptions of the API reference, by path in `i18n/<locale>/`.
 */
function listReferenceFiles(siteDir: string, locale: string): string[] {
  const root = path.join(siteDir, 'i18n', locale);
  const folder = path.join(root, DESCRIPTION_FOLDER);
  if (!fs.existsSync(folder)) return [];
  return listFiles(folder, '.json').map((file) => path.relative(root, file).replaceAll('\\', '/'));
}

function toReferenceOrigin(name: string, page: ApiPageSource | undefined): MessageOrigin {
  const descriptions = page === undefined ? {} : listDescriptions(page.api);
  return {
    name,
    source: page?.pathname ?? name,
    product: findApiFamily(page?.pathname ?? '')?.productId ?? 'interface',
    english: Object.fromEntries(
      Object.entries(descriptions).map(([key, message]) => [key, { message }]),
    ),
    isReference: true,
  };
}

/**
 * Returns a language's message files: all files of the interface, and those of the API reference
 * that exist.
 *
 * @param only names of the files to return instead, whether they exist or not
 */
export function listMessageOrigins(
  siteDir: string,
  locale: string,
  only?: readonly string[],
): MessageOrigin[] {
  const isWanted = (name: string): boolean => only === undefined || only.includes(name);
  const interfaceFiles = listMessageFiles(siteDir).filter(isWanted);
  const candidates = only ?? listReferenceFiles(siteDir, locale);
  const references = candidates.filter((name) => name.startsWith(`${DESCRIPTION_FOLDER}/`));
  // Reading the API reference from the packages is slow, so skip it if nobody translates it.
  const pages = references.length === 0 ? [] : readApi(siteDir).pages;
  const byName = new Map(pages.map((page) => [getDescriptionFile(page.api), page]));
  return [
    ...interfaceFiles.map((name) => ({
      name,
      source: `${ENGLISH_FOLDER}/${name}`,
      product: 'interface',
      english: readMessages(siteDir, 'en', name),
      isReference: false,
    })),
    ...references.map((name) => toReferenceOrigin(name, byName.get(name))),
  ];
}
