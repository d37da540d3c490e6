import { formatProblem } from './problem';
import type { Problem } from './problem';

/** The reason why a page can't be read. The caller, which reads the file, adds its name. */
export class PageError extends Error {
  constructor(readonly problem: Omit<Problem, 'file'>) {
    super(formatProblem({ file: 'page', ...problem }));
    this.name = 'PageError';
  }
}

/** Returns the message for a page that can't be read: `file:line: what fix`. */
export function describePageError(error: unknown, file: string): string {
  if (error instanceof PageError) return formatProblem({ file, ...error.problem });
  return `${file}:1: ${error instanceof Error ? error.message : String(error)}`;
}
