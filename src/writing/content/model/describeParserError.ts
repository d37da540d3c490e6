import { PageError } from './pageError';
import type { Problem } from './problem';

/** The properties of the Markdown parser's errors that are used here. */
interface ParserError {
  readonly reason?: string;
  readonly message?: string;
  readonly line?: number | null;
  readonly place?: { readonly line?: number; readonly start?: { readonly line?: number } };
}

/** The position of an unclosed tag in the parser's message: "(25:1-25:22)". */
const TAG_PLACE = /^Expected a closing tag for `<(?<name>[^>`]*)>` \((?<line>\d+):/u;

/** What to do about each of the parser's reasons. The first pattern that matches wins. */
const FIXES: readonly (readonly [RegExp, string])[] = [
  [/`!` \(U\+0021\) before name/u, 'Write a comment as {/* like this */}.'],
  [
    /`[“”„‘’]`|U\+(?:201[89CDE])/u,
    'Write straight quotation marks around the value: src="./Name.tsx".',
  ],
  [
    /attribute (?:name|value)/u,
    'The attribute before it is missing its closing quotation mark: add it.',
  ],
  [
    /before local name/u,
    'Write a link as [text](https://example.com). If the "<" is meant as text, put it in backticks.',
  ],
  [/before name/u, 'If the "<" is meant as text, put it in backticks.'],
  [
    /^Expected a closing tag for `<[A-Z]/u,
    'End the tag with "/>", or put the name in backticks if it\'s meant as text.',
  ],
  [/closing tag/u, "Close the tag, or put the name in backticks if it's meant as text."],
  [
    /closing brace|acorn/u,
    'If the braces are meant as text, put them in backticks. To set the ID of a heading, write {/* #id */}.',
  ],
];

const DEFAULT_FIX = 'Close every tag, and put each "{" or "<" that is meant as text in backticks.';

/**
 * Explains why a page can't be parsed, for the checks of writers and translators: the parser's
 * reason, the line where the mistake begins, and how to fix it.
 */
export function describeParserError(error: unknown): Omit<Problem, 'file'> {
  if (error instanceof PageError) return error.problem;
  const { reason, message, line, place } = error as ParserError;
  const why = reason ?? message ?? String(error);
  const tagLine = Number(TAG_PLACE.exec(why)?.groups?.['line'] ?? 0);
  const fix = FIXES.find(([pattern]) => pattern.test(why))?.[1] ?? DEFAULT_FIX;
  return {
    line: tagLine || (line ?? place?.line ?? place?.start?.line ?? 1),
    what: `The page can't be parsed: ${why.replace(/ \(\d+:\d+-\d+:\d+\)| \(note: .*\)/gu, '').replace(/\.$/u, '')}.`,
    fix,
  };
}
