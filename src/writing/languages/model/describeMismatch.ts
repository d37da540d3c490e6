import { formatProblem } from '../../content/model/problem';
import type { Problem } from '../../content/model/problem';
import type { Mismatch } from './alignBlocks';
import { normalizeText } from './types';
import type { Block, RecordedBlock } from './types';

const NAMES: Readonly<Record<string, string>> = {
  title: 'the title',
  description: 'the description',
  paragraph: 'a paragraph',
  list: 'a list',
  quote: 'a quotation',
  table: 'a table',
  note: 'a note (:::)',
  element: 'an element with text',
  code: 'a code block',
  demo: 'a demo',
  part: 'a part of the page',
};

const MAX_LENGTH = 60;

function describe({ kind, text }: Pick<Block | RecordedBlock, 'kind' | 'text'>): string {
  const name = kind.startsWith('heading-') ? `a heading of level ${kind.slice(8)}` : NAMES[kind];
  const words = normalizeText(text);
  const short = words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH)}…` : words;
  return `${name ?? kind} ("${short}")`;
}

/** The problem of a translated page that does not have the blocks of the English one. */
export function createMismatchProblem(
  { file, source }: { readonly file: string; readonly source: string },
  { line, expected, found }: Mismatch,
): Problem {
  const wanted = expected === undefined ? 'the end of the page' : describe(expected);
  const actual = found === undefined ? 'nothing that fits' : describe(found);
  const isHeading = [expected, found].some((block) => block?.kind.startsWith('heading-'));
  return {
    file,
    line,
    what: `The English page (${source}) has ${wanted} here, and this file has ${actual}. ${
      isHeading
        ? 'Headings are paired by their order, so links to sections would lead to the wrong ones.'
        : 'Blocks are paired by their order, so later changes of English could not be followed.'
    }`,
    fix: 'Keep every block of the English page, in its order: code, demos and headings too.',
  };
}

/** @see createMismatchProblem */
export function describeMismatch(
  pair: { readonly file: string; readonly source: string },
  mismatch: Mismatch,
): string {
  return formatProblem(createMismatchProblem(pair, mismatch));
}
