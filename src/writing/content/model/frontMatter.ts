/**
 * The rules for the head of a page: which keys exist, which are required, and how a
 * mistake is reported (`file:line: what, why, how`). Docusaurus accepts unknown keys in
 * silence, so a typing error in `description` would go unseen.
 */

import { createErrorWithoutStack } from '../../../foundation/site/model/createErrorWithoutStack';
import { PRODUCTS } from '../../../foundation/site/model/products';
import type { ProductId } from '../../../foundation/site/model/products';
import { findNearest } from '../../../shell/navigation/model/findNearest';

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

/** What addresses and paths in a front matter look like: links of the page are made from them. */
const FORMS: Readonly<Record<string, { readonly pattern: RegExp; readonly fix: string }>> = {
  waiAria: {
    pattern: /^https:\/\/www\.w3\.org\/[\w./#-]*$/u,
    fix: 'Write an address that begins with "https://www.w3.org/".',
  },
  materialDesign: {
    pattern: /^https:\/\/m[23]\.material\.io\/[\w./#-]*$/u,
    fix: 'Write an address that begins with "https://m2.material.io/" or "https://m3.material.io/".',
  },
  image: {
    pattern: /^(?:https:\/\/[\w.-]+(?::\d+)?|http:\/\/localhost:\d+)?\/(?!\/)[\w./-]+$/u,
    fix: 'Write an address that begins with "/img/" or "https://".',
  },
  githubSource: {
    pattern: /^(?!.*\.\.)[\w@-][\w@./-]*$/u,
    fix: "Write a folder of the library's repository, without a slash before it.",
  },
  packageName: { pattern: /^@?[a-z][\w./-]*$/u, fix: 'Write the name of an npm package.' },
  githubLabel: { pattern: /^[\w :.&/()-]+$/u, fix: 'Write a label of the repository.' },
};

/** Keys that Docusaurus knows and this site doesn't use, and what is used instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  id: 'The address of a page is the path of its file: rename the file.',
  slug: 'The address of a page is the path of its file: rename the file or its folder.',
  sidebar_label: 'The label is the title of its node in src/shell/navigation/data.',
  sidebar_position: 'The order is the one of the nodes in src/shell/navigation/data.',
  pagination_next: 'The order is the one of the nodes in src/shell/navigation/data.',
  pagination_prev: 'The order is the one of the nodes in src/shell/navigation/data.',
};

/** Products that a page can be of; its reference and the sizes of its components are looked up there. */
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

/** Scripts that say in fifteen characters what English says in fifty; any full stop will do. */
const TRANSLATED_DESCRIPTION_MIN_LENGTH = 12;
const isTranslation = (filePath: string): boolean => /(^|[\\/])i18n[\\/]/.test(filePath);

function isPage(filePath: string): boolean {
  return (
    !/(^|[\\/])_[^\\/]*$/.test(filePath) &&
    !/[\\/]_/.test(filePath.replace(/.*[\\/](docs|blog)[\\/]/, '/'))
  );
}

/** Every mistake in the front matter of one file, as `file:line: message`. */
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
    if (kind === undefined && !isBlog && Object.hasOwn(INSTEAD, key)) {
      problems.push(`${at(key)}: a page has no "${key}". ${INSTEAD[key] ?? ''}`);
    } else if (kind === undefined) {
      const guess = findNearest(key, Object.keys(allowed));
      problems.push(
        `${at(key)}: unknown front matter key "${key}". It would be ignored silently. ` +
          (guess === undefined
            ? `Known keys: ${Object.keys(allowed).join(', ')}.`
            : `Did you mean "${guess}"?`),
      );
    } else if (!matchesKind(value, kind)) {
      problems.push(
        `${at(key)}: front matter "${key}" must be ${kind === 'strings' ? 'a list of words' : `a ${kind}`}, got ${JSON.stringify(value)}.`,
      );
    }
  }
  const { productId } = frontMatter;
  if (typeof productId === 'string' && !PRODUCT_IDS.includes(productId)) {
    problems.push(
      `${at('productId')}: "${productId}" is no product, so the page would lack its reference. Write one of ${PRODUCT_IDS.join(', ')}.`,
    );
  }
  for (const [key, form] of Object.entries(FORMS)) {
    const value = frontMatter[key];
    if (typeof value !== 'string' || form.pattern.test(value)) continue;
    problems.push(
      `${at(key)}: front matter "${key}" is ${JSON.stringify(value.slice(0, 80))}, which may lead elsewhere than readers expect. ${form.fix}`,
    );
  }
  const { title, description } = frontMatter;
  if (typeof title !== 'string' || title.trim() === '') {
    problems.push(
      `${filePath}:1: no "title". It becomes the page's heading and its entry in search. Add "title: …" between the --- lines.`,
    );
  } else if (title.length > TITLE_MAX_LENGTH) {
    problems.push(
      `${at('title')}: the title has ${String(title.length)} characters; search engines cut after ${String(TITLE_MAX_LENGTH)}.`,
    );
  }
  if (typeof description !== 'string' || description.trim() === '') {
    problems.push(
      `${filePath}:1: no "description". Search results and the page's summary show it. Add one sentence of ${String(DESCRIPTION_MIN_LENGTH)} to ${String(DESCRIPTION_MAX_LENGTH)} characters.`,
    );
  } else {
    const min = isTranslation(filePath)
      ? TRANSLATED_DESCRIPTION_MIN_LENGTH
      : DESCRIPTION_MIN_LENGTH;
    if (description.length < min || description.length > DESCRIPTION_MAX_LENGTH) {
      problems.push(
        `${at('description')}: the description has ${String(description.length)} characters; write ${String(min)} to ${String(DESCRIPTION_MAX_LENGTH)}.`,
      );
    }
    if (!/[.!?。！？؟]$/.test(description.trim())) {
      problems.push(`${at('description')}: the description must end with a period.`);
    }
  }
  return problems;
}

/** Throws one error with every mistake of a file. @see checkFrontMatter */
export function assertFrontMatter(
  frontMatter: Readonly<Record<string, unknown>>,
  filePath: string,
  fileContent: string,
): void {
  const problems = checkFrontMatter(frontMatter, filePath, fileContent);
  if (problems.length > 0) throw createErrorWithoutStack(problems.join('\n'));
}
