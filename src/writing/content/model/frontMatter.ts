/**
 * The rules for front matter: which keys exist and which are required. Docusaurus silently accepts
 * unknown keys, so a typo in `description` would go unnoticed. Problems are reported as
 * `file:line: what, why, how`.
 */

import { createErrorWithoutStack } from '../../../foundation/site/model/createErrorWithoutStack';
import { PRODUCTS } from '../../../foundation/site/model/products';
import type { ProductId } from '../../../foundation/site/model/products';
import { findClosestMatch } from '../../../shell/navigation/model/findClosestMatch';

type Kind = 'string' | 'strings' | 'boolean' | 'number' | 'any';

const COMMON_KEYS: Readonly<Record<string, Kind>> = {
  title: 'string',
  description: 'string',
  keywords: 'strings',
  image: 'string',
  unlisted: 'boolean',
  draft: 'boolean',
  hide_table_of_contents: 'boolean',
  toc_max_heading_level: 'number',
  last_update: 'any',
};

const DOC_KEYS: Readonly<Record<string, Kind>> = {
  ...COMMON_KEYS,
  productId: 'string',
  components: 'strings',
  hooks: 'strings',
  githubLabel: 'string',
  githubSource: 'string',
  waiAria: 'string',
  materialDesign: 'string',
  packageName: 'string',
  disableAd: 'boolean',
  api: 'string',
};

const BLOG_KEYS: Readonly<Record<string, Kind>> = {
  ...COMMON_KEYS,
  authors: 'strings',
  tags: 'strings',
  date: 'any',
};

/** The formats of URLs and paths in front matter, because the page's links are generated from them. */
const FORMS: Readonly<Record<string, { readonly pattern: RegExp; readonly fix: string }>> = {
  waiAria: {
    pattern: /^https:\/\/www\.w3\.org\/[\w./#-]*$/u,
    fix: 'Use a URL that starts with "https://www.w3.org/".',
  },
  materialDesign: {
    pattern: /^https:\/\/m[23]\.material\.io\/[\w./#-]*$/u,
    fix: 'Use a URL that starts with "https://m2.material.io/" or "https://m3.material.io/".',
  },
  image: {
    pattern: /^(?:https:\/\/[\w.-]+(?::\d+)?|http:\/\/localhost:\d+)?\/(?!\/)[\w./-]+$/u,
    fix: 'Use a URL that starts with "/img/" or "https://".',
  },
  githubSource: {
    pattern: /^(?!.*\.\.)[\w@-][\w@./-]*$/u,
    fix: "Use a folder in the library's repository, without a leading slash.",
  },
  packageName: { pattern: /^@?[a-z][\w./-]*$/u, fix: 'Use the name of an npm package.' },
  githubLabel: { pattern: /^[\w :.&/()-]+$/u, fix: "Use one of the repository's issue labels." },
};

const ORDER =
  "The order of pages comes from the navigation tree, so move the page's node in src/shell/navigation/data.";

/** Keys that Docusaurus supports but this site doesn't, and what to do instead. */
const ALTERNATIVES: Readonly<Record<string, string>> = {
  id: 'The URL of a page is its file path, so rename the file.',
  slug: 'The URL of a page is its file path, so rename the file or its folder.',
  sidebar_label:
    "The sidebar label is the title of the page's node, so change it in src/shell/navigation/data.",
  sidebar_position: ORDER,
  pagination_next: ORDER,
  pagination_prev: ORDER,
};

/** Values for `productId`. They select the API reference and the bundle sizes that a page shows. */
const PRODUCT_IDS: readonly string[] = [
  ...PRODUCTS.map(({ id }) => id),
  'docs-infra' satisfies ProductId,
];

const TITLE_MAX_LENGTH = 60;
const DESCRIPTION_MIN_LENGTH = 50;
const DESCRIPTION_MAX_LENGTH = 160;

function matchesKind(value: unknown, kind: Kind): boolean {
  if (kind === 'any') return true;
  if (kind === 'strings') {
    return (
      Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')
    );
  }
  return typeof value === kind;
}

function lineOf(fileContent: string, key: string): number {
  const index = fileContent.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index === -1 ? 1 : index + 1;
}

/** Lower for translations, because Chinese says in 15 characters what takes 50 in English. */
const TRANSLATED_DESCRIPTION_MIN_LENGTH = 12;
const isTranslation = (filePath: string): boolean => /(^|[\\/])i18n[\\/]/.test(filePath);

function isPage(filePath: string): boolean {
  return (
    !/(^|[\\/])_[^\\/]*$/.test(filePath) &&
    !/[\\/]_/.test(filePath.replace(/.*[\\/](docs|blog)[\\/]/, '/'))
  );
}

/** Returns every problem in the front matter of one file, as `file:line: message`. */
export function checkFrontMatter(
  frontMatter: Readonly<Record<string, unknown>>,
  filePath: string,
  fileContent: string,
): string[] {
  if (!isPage(filePath)) return [];
  const isBlog = /(^|[\\/])blog[\\/]/.test(filePath);
  const allowed = isBlog ? BLOG_KEYS : DOC_KEYS;
  const at = (key: string): string => `${filePath}:${String(lineOf(fileContent, key))}`;
  const problems: string[] = [];
  for (const [key, value] of Object.entries(frontMatter)) {
    const kind = Object.hasOwn(allowed, key) ? allowed[key] : undefined;
    if (kind === undefined && !isBlog && Object.hasOwn(ALTERNATIVES, key)) {
      problems.push(
        `${at(key)}: front matter "${key}" is not supported. ${ALTERNATIVES[key] ?? ''}`,
      );
    } else if (kind === undefined) {
      const guess = findClosestMatch(key, Object.keys(allowed));
      problems.push(
        `${at(key)}: unknown front matter key "${key}", which would be silently ignored. ` +
          (guess === undefined
            ? `Known keys: ${Object.keys(allowed).join(', ')}.`
            : `Did you mean "${guess}"?`),
      );
    } else if (!matchesKind(value, kind)) {
      problems.push(
        `${at(key)}: front matter "${key}" must be ${kind === 'strings' ? 'a list of strings, such as [Button]' : `a ${kind}`}, but it is ${JSON.stringify(value)}.`,
      );
    }
  }
  const { productId } = frontMatter;
  if (typeof productId === 'string' && !PRODUCT_IDS.includes(productId)) {
    problems.push(
      `${at('productId')}: "${productId}" is not a product ID, so the page would have no API reference. Use one of ${PRODUCT_IDS.join(', ')}.`,
    );
  }
  for (const [key, form] of Object.entries(FORMS)) {
    const value = frontMatter[key];
    if (typeof value !== 'string' || form.pattern.test(value)) continue;
    problems.push(
      `${at(key)}: front matter "${key}" is ${JSON.stringify(value.slice(0, 80))}, which could lead somewhere unexpected. ${form.fix}`,
    );
  }
  const { title, description } = frontMatter;
  if (typeof title !== 'string' || title.trim() === '') {
    problems.push(
      `${filePath}:1: no "title" in the front matter. It becomes the page's heading and its title in search results. Add "title: …" between the --- lines.`,
    );
  } else if (title.length > TITLE_MAX_LENGTH) {
    problems.push(
      `${at('title')}: the title has ${String(title.length)} characters, but search engines cut it off after ${String(TITLE_MAX_LENGTH)}. Shorten it.`,
    );
  }
  if (typeof description !== 'string' || description.trim() === '') {
    problems.push(
      `${filePath}:1: no "description" in the front matter. Search results and link previews show it. Add one sentence of ${String(DESCRIPTION_MIN_LENGTH)} to ${String(DESCRIPTION_MAX_LENGTH)} characters.`,
    );
  } else {
    const min = isTranslation(filePath)
      ? TRANSLATED_DESCRIPTION_MIN_LENGTH
      : DESCRIPTION_MIN_LENGTH;
    if (description.length < min || description.length > DESCRIPTION_MAX_LENGTH) {
      problems.push(
        `${at('description')}: the description has ${String(description.length)} characters. Search results need ${String(min)} to ${String(DESCRIPTION_MAX_LENGTH)}.`,
      );
    }
    if (!/[.!?。！？؟]$/.test(description.trim())) {
      problems.push(
        `${at('description')}: the description must be a sentence that ends with a period.`,
      );
    }
  }
  return problems;
}

/** Throws one error with every problem of a file. @see checkFrontMatter */
export function assertFrontMatter(
  frontMatter: Readonly<Record<string, unknown>>,
  filePath: string,
  fileContent: string,
): void {
  const problems = checkFrontMatter(frontMatter, filePath, fileContent);
  if (problems.length > 0) throw createErrorWithoutStack(problems.join('\n'));
}
