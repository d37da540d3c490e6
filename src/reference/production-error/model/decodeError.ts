import type { ErrorCode, ErrorQuery } from './types';

const CODE = /^\d{1,4}$/u;
const MAX_ARGS = 20;
const MAX_ARG_LENGTH = 500;
/** Stands where the message has a place but the address has no argument. */
const MISSING_ARG = '…';

/** The lines of a text field; empty ones at its end are no arguments. */
function splitLines(text: string): string[] {
  const trimmed = text.replace(/[\r\n]+$/u, '');
  return trimmed === '' ? [] : trimmed.split(/\r?\n/u);
}

/**
 * Reads the query of an address. The packages write each argument as `args[]`; the form of the
 * page writes them as the lines of `args`. Too many arguments and too long ones are cut.
 * Undefined without a code of one to four digits. Total.
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

/** Puts the arguments in the places of the message, in order. An argument is never a place. */
export function fillMessage(message: string, args: readonly string[]): string {
  let next = 0;
  return message.replace(/%s/gu, () => args[next++] ?? MISSING_ARG);
}

/** The whole message that the query asks for; undefined when no package has its code. */
export function decodeError(
  { code, args }: ErrorQuery,
  codes: readonly ErrorCode[],
): string | undefined {
  const found = codes.find((candidate) => candidate.code === code);
  return found === undefined ? undefined : fillMessage(found.message, args);
}
