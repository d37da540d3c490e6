/** What a check found in one place. */
export interface Problem {
  /** Path from the project's root. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** What is wrong, and why it matters to a reader. One sentence or two, with full stops. */
  readonly what: string;
  /** How to fix it. */
  readonly fix: string;
}

/** `file:line: what fix`, which editors turn into a link. */
export function formatProblem({ file, line, what, fix }: Problem): string {
  return `${file}:${String(line)}: ${what} ${fix}`;
}

/** `1 problem`, `2 problems` */
export function countProblems(count: number): string {
  return `${String(count)} ${count === 1 ? 'problem' : 'problems'}`;
}
