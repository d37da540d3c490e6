import { PageError } from './pageError';
import type { Problem } from './problem';

/** What is used of an error of the Markdown parser. */
interface ParserError {
  readonly reason?: string;
  readonly message?: string;
  readonly line?: number | null;
  readonly place?: { readonly line?: number; readonly start?: { readonly line?: number } };
}

/** Where the parser names the tag that it can't close: "(25:1-25:22)". */
const TAG_PLACE = /^Expected a closing tag for `<(?<name>[^>`]*)>` \((?<line>\d+):/u;

/** The parser's reasons, and what a writer does about each. The first that fits counts. */
const FIXES: readonly (readonly [RegExp, string])[] = [
  [/`!` \(U\+0021\) before name/u, 'Write a comment as {/* like this */}.'],
  [
    /`[“”„‘’]`|U\+(?:201[89CDE])/u,
    'Write straight quotation marks around the value: src="./Name.tsx".',
  ],
  [/attribute (?:name|value)/u, 'Close the quotation mark of the attribute before it.'],
  [/before name/u, 'Put a "<" that is meant as text between backticks.'],
  [
    /^Expected a closing tag for `<[A-Z]/u,
    'End the tag with "/>", or put the name between backticks if it is meant as text.',
  ],
  [/closing tag/u, 'Close the tag, or put the name between backticks if it is meant as text.'],
  [
    /closing brace|acorn/u,
    'Put braces that are meant as text between backticks. The id of a heading is written {/* #id */}.',
  ],
];

const DEFAULT_FIX =
  'Close every tag, and put a "{" or "<" that is meant as text between backticks.';

/**
 * Why a page can't be parsed, for the checks of writers and translators: the parser's reason, the
 * line where the mistake begins, and what to do about it.
 */
export function describeParserError(error: unknown): Omit<Problem, 'file'> {
  if (error instanceof PageError) return error.problem;
  const { reason, message, line, place } = error as ParserError;
  const why = reason ?? message ?? String(error);
  const tagLine = Number(TAG_PLACE.exec(why)?.groups?.['line'] ?? 0);
  const fix = FIXES.find(([pattern]) => pattern.test(why))?.[1] ?? DEFAULT_FIX;
  return {
    line: tagLine || (line ?? place?.line ?? place?.start?.line ?? 1),
    what: `The page cannot be parsed: ${why.replace(/ \(\d+:\d+-\d+:\d+\)| \(note: [^)]*\)/gu, '').replace(/\.$/u, '')}.`,
    fix,
  };
}
