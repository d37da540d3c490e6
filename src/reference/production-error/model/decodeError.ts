import type { ErrorCode, ErrorQuery } from './types';

const CODE = /^\d{1,4}$/u;
const MAX_ARGS = 20;
const MAX_ARG_LENGTH = 500;
/** Replaces placeholders that the URL has no argument for. */
const MISSING_ARG = '…';

/** Splits the lines of a text field. Empty lines at the end don't count as arguments. */
function splitLines(text: string): string[] {
  const trimmed = text.replace(/[\r\n]+$/u, '');
  return trimmed === '' ? [] : trimmed.split(/\r?\n/u);
}

/**
 * Parses a URL's query string. The packages write each argument as `args[]`; the page's form writes
 * them as the lines of `args`. Excess arguments are dropped and long ones truncated. Never throws.
 *
 * @returns the code and arguments, or `undefined` if there's no code of one to four digits
 */
export function parseErrorQuery(search: string): ErrorQuery | undefined {
  const params = new URLSearchParams(search);
  const code = params.get('code')?.trim() ?? '';
  if (!CODE.test(code)) {
    return undefined;
  }
  const args = [...params.getAll('args[]'), ...params.getAll('args').flatMap(splitLines)];
  return {
    code: String(Number(code)),
    args: args.slice(0, MAX_ARGS).map((arg) => arg.slice(0, MAX_ARG_LENGTH)),
  };
}

/**
 * Replaces the `%s` placeholders of a message in order. A `%s` in an argument isn't a placeholder.
 */
export function fillMessage(message: string, args: readonly string[]): string {
  let next = 0;
  return message.replace(/%s/gu, () => args[next++] ?? MISSING_ARG);
}

/** Returns the full message of an error, or `undefined` when no package has its code. */
export function decodeError(
  { code, args }: ErrorQuery,
  codes: readonly ErrorCode[],
): string | undefined {
  const found = codes.find((candidate) => candidate.code === code);
  return found === undefined ? undefined : fillMessage(found.message, args);
}
