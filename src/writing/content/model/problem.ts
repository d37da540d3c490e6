/** A problem that a check found. */
export interface Problem {
  /** Path from the project's root. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** What is wrong and why it matters, in one or two complete sentences. */
  readonly what: string;
  /** How to fix it, in one or two complete sentences. */
  readonly fix: string;
}

/** Returns `file:line: what fix`. Editors and terminals link the `file:line`. */
export function formatProblem({ file, line, what, fix }: Problem): string {
  return `${file}:${String(line)}: ${what} ${fix}`;
}

/** Returns `1 problem` or `2 problems`. */
export function countProblems(count: number): string {
  return `${String(count)} ${count === 1 ? 'problem' : 'problems'}`;
}
