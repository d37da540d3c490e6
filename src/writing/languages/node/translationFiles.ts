import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../../../foundation/site/node/messageRecords';
import { listFiles } from '../../content/node/readPages';
import type { BlockRecord } from '../model/types';

/** Folders of English pages, and of their translations below `i18n/<locale>/`. */
const CONTENT = [
  { original: 'docs', translated: 'docusaurus-plugin-content-docs/current' },
] as const;

/** An English page and its translation. Paths are relative to the project's root. */
export interface PagePair {
  /** `docs/material-ui/react-button/index.mdx` */
  readonly source: string;
  /** `i18n/zh/docusaurus-plugin-content-docs/current/material-ui/react-button/index.mdx` */
  readonly file: string;
  /** `<file>.blocks.json` */
  readonly record: string;
}

function toPair(locale: string, source: string): PagePair {
  const content = CONTENT.find(({ original }) => source.startsWith(`${original}/`)) ?? CONTENT[0];
  const name = source.slice(content.original.length + 1);
  const file = path.posix.join('i18n', locale, content.translated, name);
  return { source, file, record: `${file}.blocks.json` };
}

function list(siteDir: string, folder: string): string[] {
  const full = path.join(siteDir, folder);
  if (!fs.existsSync(full)) return [];
  return listFiles(full, '.mdx').map((file) => path.relative(siteDir, file).replaceAll('\\', '/'));
}

/** Returns every page that can be translated, which excludes the blog and experiments. */
export function listPagePairs(siteDir: string, locale: string): PagePair[] {
  return CONTENT.flatMap(({ original }) => list(siteDir, original))
    .filter((source) => !source.startsWith('docs/experiments/'))
    .map((source) => toPair(locale, source));
}

/** Returns translated files whose English page no longer exists. */
export function listOrphans(siteDir: string, locale: string): string[] {
  return CONTENT.flatMap(({ original, translated }) => {
    const folder = path.posix.join('i18n', locale, translated);
    return list(siteDir, folder).filter(
      (file) => !fs.existsSync(path.join(siteDir, original, path.posix.relative(folder, file))),
    );
  });
}

/** Returns the English page of a translated file, or `undefined` for any other file. */
export function findPair(
  siteDir: string,
  file: string,
): (PagePair & { locale: string }) | undefined {
  const relative = path.relative(siteDir, path.resolve(siteDir, file)).replaceAll('\\', '/');
  const [folder, locale = ''] = relative.split('/');
  if (folder !== 'i18n') return undefined;
  for (const { original, translated } of CONTENT) {
    const root = `i18n/${locale}/${translated}/`;
    if (relative.startsWith(root)) {
      return { ...toPair(locale, `${original}/${relative.slice(root.length)}`), locale };
    }
  }
  return undefined;
}

/** Reads the `.blocks.json` file of a translation. Returns `undefined` if there is none. */
export function readRecord(siteDir: string, { record }: PagePair): BlockRecord | undefined {
  return readJson<BlockRecord | undefined>(siteDir, record, undefined);
}
