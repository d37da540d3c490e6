import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../model/problem';

const PAGE = /\.mdx?$/u;
const HIDDEN = /(?:^|[\\/])_/u;

/** Whether a file is an English page or post, whose prose `check:content` checks. */
export function isEnglishPage(file: string): boolean {
  return /^(?:docs|blog)[\\/]/u.test(file) && file.endsWith('.mdx') && !HIDDEN.test(file);
}

const list = (siteDir: string, folder: string): string[] =>
  fs
    .readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name));

/**
 * Returns Markdown files that are part of the site but aren't English pages: translations, partials
 * (`_name.mdx`), and `.md` files, which aren't allowed. Skips notes for writers (`_name.md`).
 */
export function listNonEnglishFiles(siteDir: string): string[] {
  return ['docs', 'blog', 'i18n']
    .filter((folder) => fs.existsSync(path.join(siteDir, folder)))
    .flatMap((folder) => list(siteDir, folder))
    .filter((file) => PAGE.test(file) && !isEnglishPage(file))
    .filter((file) => !(file.endsWith('.md') && HIDDEN.test(file)))
    .filter((file) => file !== path.join('i18n', 'README.md'))
    .sort()
    .map((file) => path.join(siteDir, file));
}

/** The types of files that translations consist of. */
const ALLOWED_IN_I18N = /\.(?:json|mdx?|keys\.ts)$/u;

/** Reports files in `i18n/` that aren't translations, such as scripts that Docusaurus would run. */
export function checkTranslationFiles(siteDir: string): Problem[] {
  return list(siteDir, 'i18n')
    .filter((file) => fs.statSync(path.join(siteDir, file)).isFile() && !ALLOWED_IN_I18N.test(file))
    .map((file) => ({
      file,
      line: 1,
      what: 'Translations can only contain ".mdx", ".json", and ".keys.ts" files, because Docusaurus could run other files.',
      fix: 'Delete the file.',
    }));
}
