import path from 'node:path';
import { createErrorWithoutStack } from '../../../foundation/site/model/createErrorWithoutStack';
import { describeParserError } from '../model/describeParserError';
import { formatProblem } from '../model/problem';
import { parsePage } from './readPageSource';

/** Returns why a page can't be parsed, as `file:line: what fix`. */
export function describeParseFailure(error: unknown, file: string): string {
  // Errors about front matter already begin with the file.
  if (error instanceof Error && error.message.startsWith(file)) return error.message;
  return formatProblem({ file, ...describeParserError(error) });
}

/** Throws an error for writers, instead of the parser's own, if a page can't be parsed. */
export function assertParsable(file: string, text: string): void {
  try {
    parsePage(text);
  } catch (error) {
    throw createErrorWithoutStack(describeParseFailure(error, path.relative(process.cwd(), file)));
  }
}
