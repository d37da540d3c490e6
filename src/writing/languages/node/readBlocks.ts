import { createSlugger } from '@docusaurus/utils';
import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { hashContent } from '../../../foundation/site/node/hashContent';
import { parseFrontMatter } from '../../content/model/parseFrontMatter';
import { parsePage } from '../../content/node/readPageSource';
import { normalizeText } from '../model/types';
import type { Block, BlockKind, RecordedBlock, TranslatedItem } from '../model/types';

/** Comments with English text in a translated page: `{/* en: … *\/}`. */
const ENGLISH_COMMENT = /^\s*\/\*\s*en:/;
const EXPLICIT_ID = /\{\/\*\s*#(\S+)\s*\*\/\}\s*$/;

/** Front matter keys that are translated. The others come from the English page. */
export const TRANSLATED_KEYS = ['title', 'description'] as const;

/** Hashes the heading path with the text, so that equal sentences in two sections differ. */
function hashBlock(path: string, text: string): string {
  return hashContent(`${path}\n${normalizeText(text)}`, 12);
}

function kindOf(node: RootContent): BlockKind | undefined {
  switch (node.type) {
    case 'heading':
      return `heading-${node.depth}`;
    case 'paragraph':
      return 'paragraph';
    case 'list':
      return 'list';
    case 'blockquote':
      return 'quote';
    case 'table':
      return 'table';
    case 'code':
      return 'code';
    case 'containerDirective':
    case 'leafDirective':
      return 'note';
    case 'mdxJsxFlowElement':
      if (node.name === 'Demo') return 'demo';
      return node.children.length === 0 ? 'part' : 'element';
    case 'mdxFlowExpression':
      // The end of a post's excerpt in the list of posts.
      return /^\s*\/\*\s*truncate\s*\*\/\s*$/.test(node.value) ? 'part' : undefined;
    case 'yaml':
    case 'mdxjsEsm':
      return undefined;
    default:
      return 'part';
  }
}

/** Returns the line of a front matter key, or 0 if the page doesn't have it. */
export function lineOfKey(text: string, key: string): number {
  return text.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1;
}

function readFrontMatterBlocks(text: string): Block[] {
  const { frontMatter } = parseFrontMatter(text);
  return TRANSLATED_KEYS.flatMap((key): Block[] => {
    const value = frontMatter[key];
    if (typeof value !== 'string' || value.trim() === '') return [];
    return [{ kind: key, path: '', text: value, line: Math.max(1, lineOfKey(text, key)) }];
  });
}

/**
 * Returns the blocks of a page and the comments with English text between them.
 *
 * @throws the parser's error, or a `PageError` for front matter
 */
export function readItems(text: string): TranslatedItem[] {
  const slugger = createSlugger();
  const headings: { depth: number; text: string }[] = [];
  const frontMatter = readFrontMatterBlocks(text);
  const body = parsePage(text).children.flatMap((node): TranslatedItem[] => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'mdxFlowExpression' && ENGLISH_COMMENT.test(node.value)) {
      return [{ type: 'english', line }];
    }
    const kind = kindOf(node);
    if (kind === undefined) return [];
    const { start, end } = node.position ?? {};
    const source = text.slice(start?.offset ?? 0, end?.offset ?? 0);
    if (node.type !== 'heading') {
      const path = headings.map((heading) => heading.text).join(' > ');
      return [{ type: 'block', block: { kind, path, text: source, line } }];
    }
    while ((headings.at(-1)?.depth ?? 0) >= node.depth) headings.pop();
    const path = headings.map((heading) => heading.text).join(' > ');
    headings.push({ depth: node.depth, text: toString(node) });
    const id = EXPLICIT_ID.exec(source)?.[1] ?? slugger.slug(toString(node));
    return [{ type: 'block', block: { kind, path, text: source, line, id } }];
  });
  return [...frontMatter.map((block): TranslatedItem => ({ type: 'block', block })), ...body];
}

/** Returns the blocks of an English page, in the format of `.blocks.json` files. */
export function readEnglishBlocks(text: string): RecordedBlock[] {
  const items = readItems(text);
  return items.flatMap((item) => {
    if (item.type !== 'block') return [];
    const { kind, path, text: source, id } = item.block;
    const hash = hashBlock(path, source);
    return [{ hash, kind, path, text: source, ...(id === undefined ? {} : { id }) }];
  });
}
