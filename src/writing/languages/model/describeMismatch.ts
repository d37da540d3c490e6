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
  quote: 'a blockquote',
  table: 'a table',
  note: 'a callout (:::)',
  element: 'an element with text',
  code: 'a code block',
  demo: 'a demo',
  part: 'a component',
};

const MAX_LENGTH = 60;

function describe({ kind, text }: Pick<Block | RecordedBlock, 'kind' | 'text'>): string {
  const name = kind.startsWith('heading-') ? `a level ${kind.slice(8)} heading` : NAMES[kind];
  const line = normalizeText(text);
  const excerpt = line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
  return `${name ?? kind} ("${excerpt}")`;
}

/** Returns the problem for a translated page whose blocks differ from the English page. */
export function createMismatchProblem(
  { file, source }: { readonly file: string; readonly source: string },
  { line, expected, found }: Mismatch,
): Problem {
  const wanted = expected === undefined ? 'the end of the page' : describe(expected);
  const actual = found === undefined ? 'nothing that matches' : describe(found);
  const isHeading = [expected, found].some((block) => block?.kind.startsWith('heading-'));
  return {
    file,
    line,
    what: `The English page (${source}) has ${wanted} here, but this file has ${actual}. ${
      isHeading
        ? 'Headings are matched by their order, so links to sections would go to the wrong ones.'
        : 'Blocks are matched by their order, so later changes to the English page could not be tracked.'
    }`,
    fix: 'Keep all blocks of the English page in the same order, including headings, code, and demos.',
  };
}

/** @see createMismatchProblem */
export function describeMismatch(
  pair: { readonly file: string; readonly source: string },
  mismatch: Mismatch,
): string {
  return formatProblem(createMismatchProblem(pair, mismatch));
}
