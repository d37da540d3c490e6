import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';

/** A section of a page, from its heading to the next one. */
export interface PageSection {
  /** `undefined` for the text before the first heading. */
  readonly heading: string | undefined;
  /** The anchor of the heading. */
  readonly id: string;
  /** The prose without markup and code blocks. */
  readonly text: string;
  /** The whole source, including code and attributes, but not link targets and comments. */
  readonly full: string;
  /** The names of its demos. */
  readonly demos: readonly string[];
}

const FENCE = /^(?<mark>`{3,}|~{3,})/u;
const HEADING = /^(?<depth>#{1,6})\s+(?<text>.+?)\s*#*$/u;
const DEMO = /<Demo\s[^>]*src="\.\/(?<name>[\w/-]+)/u;
/** Deeper headings don't start a section. */
const MAX_DEPTH = 4;

/** Returns prose as people see it: without link targets, tags, comments, markup, and table lines. */
function toPlainText(markdown: string): string {
  return markdown
    .replace(/\{\/\*.*?\*\/\}/gsu, ' ')
    .replace(/`([^`]*)`/gu, (_match, code: string) => code.replace(/[<>]/gu, ' '))
    .replace(/<\/?[A-Za-z][^>]*>/gu, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/^:{3,}\w*(?:\[([^\]]*)\])?.*$/gmu, '$1')
    .replace(/^[\s|:-]+$/gmu, ' ')
    .replace(/^(?:[-*+]|\d+\.)\s/gmu, '')
    .replace(/(?<!\w)_([^_\s][^_]*)_(?!\w)/gu, '$1')
    .replace(/[*|]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Returns Markdown without link targets and comments. */
function toFullText(markdown: string): string {
  return markdown
    .replace(/\{\/\*.*?\*\/\}/gsu, ' ')
    .replace(/\]\([^)\n]*\)/gu, '] ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * Splits a page's Markdown (without front matter) at its headings. It scans lines instead of parsing
 * a syntax tree, so all pages take milliseconds. A test compares the anchors with the built site.
 */
export function parseSections(markdown: string): PageSection[] {
  const slugger = createSlugger();
  const start = { heading: undefined, id: '', lines: [], all: [], demos: [] };
  const sections: {
    heading: string | undefined;
    id: string;
    lines: string[];
    all: string[];
    demos: string[];
  }[] = [start];
  let fence: string | undefined;
  for (const line of markdown.split(/\r?\n/u)) {
    const mark = FENCE.exec(line.trimStart())?.groups?.['mark'];
    if (fence !== undefined || mark !== undefined) sections.at(-1)?.all.push(line);
    if (fence !== undefined) {
      if (mark?.startsWith(fence) === true) fence = undefined;
      continue;
    }
    if (mark !== undefined) {
      fence = mark;
      continue;
    }
    const groups = HEADING.exec(line)?.groups;
    if (groups === undefined) {
      sections.at(-1)?.lines.push(line);
      sections.at(-1)?.all.push(line);
      const demo = DEMO.exec(line)?.groups?.['name'];
      if (demo !== undefined) sections.at(-1)?.demos.push(demo);
      continue;
    }
    const { text, id } = parseMarkdownHeadingId(groups['text'] ?? '', 'mdx-comment');
    // Set aside, because `toPlainText` would remove "1." from "1. First step" as a list marker.
    const number = /^\d+\.\s/u.exec(text)?.[0] ?? '';
    const heading = number + toPlainText(text.slice(number.length));
    const anchor = id ?? slugger.slug(heading);
    if ((groups['depth'] ?? '').length <= MAX_DEPTH) {
      sections.push({ heading, id: anchor, lines: [], all: [], demos: [] });
    } else sections.at(-1)?.all.push(heading);
  }
  return sections.map(({ heading, id, lines, all, demos }) => ({
    heading,
    id,
    demos,
    text: toPlainText(lines.join('\n')),
    full: toFullText(all.join('\n')),
  }));
}
