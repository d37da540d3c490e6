import { PageError } from './pageError';

/**
 * Longest page in characters. The longest that we have is a fifth of it; a parser needs seconds for
 * megabytes, and a reader never comes to their end.
 */
const PAGE_MAX_LENGTH = 100_000;

/** Longest front matter in characters: a YAML parser needs quadratic time for hostile ones. */
export const FRONT_MATTER_MAX_LENGTH = 5_000;

/** A generated table without line breaks is nothing that a person can review. */
const LINE_MAX_LENGTH = 5_000;
const MAX_LINES = 3_000;
/** Quotes and list items that begin on one line; deeper ones have no room on a phone. */
const MAX_DEPTH = 12;
const MAX_INDENT = 60;

/**
 * Micromark needs quadratic time for runs of these. What we have is a tenth of each limit; at the
 * limit it ends in a second.
 */
const MARKS: Readonly<Record<string, number>> = Object.fromEntries([
  ...[...'[]()*_~<>{}!&:\\'].map((mark) => [mark, 1_000] as const),
  ...[...'`|'].map((mark) => [mark, 4_000] as const),
]);
/** One of them; each is escaped, which without the flag `u` is allowed for every mark. */
const MARK = new RegExp(`[\\${Object.keys(MARKS).join('\\')}]`, 'g');

/** Each may hold the next. */
const MAX_CALLOUTS = 100;
const CALLOUT = /^[\s>]*:::/u;

const CONTAINER = /[ \t]*(?:>|[*+-](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;

const format = (value: number): string => value.toLocaleString('en-US');
const fail = (line: number, what: string, fix: string): never => {
  throw new PageError({ line, what, fix });
};

function assertLine(text: string, line: number): void {
  if (text.length > LINE_MAX_LENGTH) {
    const what = `The line has ${format(text.length)} characters; a line has at most ${format(LINE_MAX_LENGTH)}.`;
    fail(line, what, 'Break it.');
  }
  CONTAINER.lastIndex = 0;
  let [depth, end] = [0, 0];
  while (depth <= MAX_DEPTH && CONTAINER.test(text)) {
    depth += 1;
    end = CONTAINER.lastIndex;
  }
  if (
    depth > MAX_DEPTH ||
    (text.slice(end, end + MAX_INDENT).trim() === '' && text.length > end + MAX_INDENT)
  ) {
    fail(
      line,
      `More than ${String(MAX_DEPTH)} lists and quotes are in one another, or the line is indented by more than ${String(MAX_INDENT)} characters.`,
      'Write a heading in place of a level.',
    );
  }
}

/**
 * Throws a {@link PageError} for a text that a parser would need long for. Every reader of pages
 * asks before it parses; itself it is linear.
 */
export function assertPageLimits(text: string): void {
  if (text.length > PAGE_MAX_LENGTH) {
    fail(
      1,
      `The page has ${format(text.length)} characters; a page has at most ${format(PAGE_MAX_LENGTH)}, so that every check of it ends in a moment.`,
      'Divide it into several pages.',
    );
  }
  const lines = text.split('\n');
  if (lines.length > MAX_LINES) {
    const what = `The page has ${format(lines.length)} lines; a page has at most ${format(MAX_LINES)}.`;
    fail(1, what, 'Divide it into several pages.');
  }
  if (lines.filter((line) => CALLOUT.test(line)).length > 2 * MAX_CALLOUTS) {
    const what = `The page has more than ${String(MAX_CALLOUTS)} callouts, for which a parser needs minutes.`;
    fail(1, what, 'Write paragraphs.');
  }
  const counts = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    assertLine(line, index + 1);
    for (const mark of line.match(MARK) ?? []) {
      const max = MARKS[mark] ?? 0;
      const count = (counts.get(mark) ?? 0) + 1;
      counts.set(mark, count);
      if (count <= max) continue;
      const what = `The page has more than ${format(max)} characters "${mark}", for which a parser needs minutes.`;
      fail(index + 1, what, 'Divide it into several pages.');
    }
  }
}
