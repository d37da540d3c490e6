import path from 'node:path';
import { describePageError, PageError } from '../model/pageError';
import { parsePage } from './readPageSource';

interface ParserError {
  reason?: string;
  line?: number;
  place?: { line?: number; start?: { line?: number } };
}

/** What is wrong with a page that cannot be parsed, with `file:line` and the fix. */
export function describeParseFailure(error: unknown, file: string): string {
  if (error instanceof PageError) return describePageError(error, file);
  const { message } = error as Error;
  if (message.startsWith(file)) return message;
  const { reason, line, place } = error as ParserError;
  const where = line ?? place?.line ?? place?.start?.line ?? 1;
  return `${file}:${String(where)}: the page cannot be parsed: ${reason ?? String(error)}. Put a "{" or "<" that is meant as text between backticks.`;
}

/** Throws the writer's message for a page that cannot be parsed, in place of the parser's own. */
export function assertParsable(file: string, text: string): void {
  try {
    parsePage(text);
  } catch (error) {
    throw new Error(describeParseFailure(error, path.relative(process.cwd(), file)), {
      cause: error,
    });
  }
}
