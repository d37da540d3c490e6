import path from 'node:path';
import { createErrorWithoutStack } from '../../../foundation/site/model/createErrorWithoutStack';
import { describeParserError } from '../model/describeParserError';
import { formatProblem } from '../model/problem';
import { parsePage } from './readPageSource';

/** What is wrong with a page that cannot be parsed, with `file:line` and the fix. */
export function describeParseFailure(error: unknown, file: string): string {
  // The front matter's error names the file already.
  if (error instanceof Error && error.message.startsWith(file)) return error.message;
  return formatProblem({ file, ...describeParserError(error) });
}

/** Throws the writer's message for a page that cannot be parsed, in place of the parser's own. */
export function assertParsable(file: string, text: string): void {
  try {
    parsePage(text);
  } catch (error) {
    throw createErrorWithoutStack(describeParseFailure(error, path.relative(process.cwd(), file)));
  }
}
