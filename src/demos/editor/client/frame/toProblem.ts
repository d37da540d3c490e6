import { toMessage } from '../../../../foundation/site/model/toMessage';
import type { CodeProblem } from '../../model/compileModule';

/**
 * Converts an error that edited code threw to a problem, with the file and line from its stack if
 * possible.
 */
export function toProblem(error: unknown, files: readonly string[]): CodeProblem {
  const message = toMessage(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const match of stack.matchAll(/([^\s/()@]+\.[jt]sx?):(\d+)/g)) {
    const [, file, line] = match;
    if (file !== undefined && files.includes(file)) return { message, file, line: Number(line) };
  }
  return { message };
}
