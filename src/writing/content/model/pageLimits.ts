import { PageError } from './pageError';

/**
 * Maximum length of a page in characters. Our longest page has a fifth of that. A parser needs
 * seconds for megabytes, and nobody would read that far.
 */
const PAGE_MAX_LENGTH = 100_000;

/** Maximum length of front matter in characters. Hostile YAML takes the parser quadratic time. */
export const FRONT_MATTER_MAX_LENGTH = 5_000;

/** Nobody can review a longer line, such as a generated table without line breaks. */
const LINE_MAX_LENGTH = 5_000;
const MAX_LINES = 3_000;
/** Nesting of quotes and lists on one line. Deeper levels wouldn't fit on a phone. */
const MAX_DEPTH = 12;
const MAX_INDENT = 60;

/**
 * The maximum number of each punctuation character on a page, because micromark needs quadratic time
 * for runs of them. Our pages have at most a tenth of each limit. At the limit, parsing takes a second.
 */
const MARKS: Readonly<Record<string, number>> = Object.fromEntries([
  ...[...'[]()*_~<>{}!&:\\'].map((mark) => [mark, 1_000] as const),
  ...[...'`|'].map((mark) => [mark, 4_000] as const),
]);
/** Matches one of these characters. Escaping all of them is only valid without the flag `u`. */
const MARK = new RegExp(`[\\${Object.keys(MARKS).join('\\')}]`, 'g');

/** Limited because callouts can be nested. */
const MAX_CALLOUTS = 100;
const CALLOUT = /^[\s>]*:::/u;

const CONTAINER = /[ \t]*(?:>|[*+-](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;

const format = (value: number): string => value.toLocaleString('en-US');
const fail = (line: number, what: string, fix: string): never => {
  throw new PageError({ line, what, fix });
};

function assertLine(text: string, line: number): void {
  if (text.length > LINE_MAX_LENGTH) {
    const what = `The line has ${format(text.length)} characters (at most ${format(LINE_MAX_LENGTH)}), which is too long to review.`;
    fail(line, what, 'Break it into several lines.');
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
      `Lists and quotes are nested more than ${String(MAX_DEPTH)} levels deep, or the line is indented by more than ${String(MAX_INDENT)} characters, which doesn't fit on a phone.`,
      'Use a heading instead of one of the levels.',
    );
  }
}

/**
 * Throws a {@link PageError} for text that would take a parser too long. Everything that parses pages
 * calls it first. It runs in linear time itself.
 */
export function assertPageLimits(text: string): void {
  if (text.length > PAGE_MAX_LENGTH) {
    fail(
      1,
      `The page has ${format(text.length)} characters (at most ${format(PAGE_MAX_LENGTH)}), which would make every check slow.`,
      'Split it into several pages.',
    );
  }
  const lines = text.split('\n');
  if (lines.length > MAX_LINES) {
    const what = `The page has ${format(lines.length)} lines (at most ${format(MAX_LINES)}), which would make every check slow.`;
    fail(1, what, 'Split it into several pages.');
  }
  if (lines.filter((line) => CALLOUT.test(line)).length > 2 * MAX_CALLOUTS) {
    const what = `The page has more than ${String(MAX_CALLOUTS)} callouts, which would take the parser minutes.`;
    fail(1, what, 'Turn callouts into paragraphs.');
  }
  const counts = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    assertLine(line, index + 1);
    for (const mark of line.match(MARK) ?? []) {
      const max = MARKS[mark] ?? 0;
      const count = (counts.get(mark) ?? 0) + 1;
      counts.set(mark, count);
      if (count <= max) continue;
      const what = `The page has the character "${mark}" more than ${format(max)} times, which would take the parser minutes.`;
      fail(index + 1, what, 'Split it into several pages.');
    }
  }
}
