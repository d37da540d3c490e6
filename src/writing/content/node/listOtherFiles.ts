import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../model/problem';

const PAGE = /\.mdx?$/u;
const HIDDEN = /(?:^|[\\/])_/u;

/** Whether a file of the project is a page or post in English, whose words the check knows. */
export function isEnglishPage(file: string): boolean {
  return /^(?:docs|blog)[\\/]/u.test(file) && file.endsWith('.mdx') && !HIDDEN.test(file);
}

const list = (siteDir: string, folder: string): string[] =>
  fs
    .readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name));

/**
 * Files that become part of the site without being English pages: translations, partials
 * (`_name.mdx`), and what somebody wrote as `.md`. Notes for writers (`_name.md`) are none.
 */
export function listOtherFiles(siteDir: string): string[] {
  return ['docs', 'blog', 'i18n']
    .filter((folder) => fs.existsSync(path.join(siteDir, folder)))
    .flatMap((folder) => list(siteDir, folder))
    .filter((file) => PAGE.test(file) && !isEnglishPage(file))
    .filter((file) => !(file.endsWith('.md') && HIDDEN.test(file)))
    .filter((file) => file !== path.join('i18n', 'README.md'))
    .sort()
    .map((file) => path.join(siteDir, file));
}

/** Languages have words and key files: Docusaurus would run a script among them. */
const TRANSLATED = /\.(?:json|mdx?|keys\.ts)$/u;

/** Files among the translations that are no words. */
export function checkTranslationFiles(siteDir: string): Problem[] {
  return list(siteDir, 'i18n')
    .filter((file) => fs.statSync(path.join(siteDir, file)).isFile() && !TRANSLATED.test(file))
    .map((file) => ({
      file,
      line: 1,
      what: 'A translation has words only: ".mdx", ".json", and ".keys.ts". Docusaurus could run this file.',
      fix: 'Remove it.',
    }));
}
