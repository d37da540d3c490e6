/** The parts of the benchmark, each of which can run alone. `change` only runs on request. */
export const BENCH_PARTS = ['reader', 'writer', 'load', 'extraction', 'change'] as const;

export type BenchPart = (typeof BENCH_PARTS)[number];

/** `x` is a multiple of what the bare site of the same run needs. */
export type Unit = 'ms' | 's' | 'B' | 'KiB' | 'MiB' | 'x' | 'points' | '' | 'B/page' | 'req/s';

/** One measured value. */
export interface Figure {
  /** The measure's name, a key of `LIMITS` if it has a limit. */
  readonly id: string;
  /** What was measured, such as a page's pathname or a number of pages. */
  readonly of?: string;
  readonly value: number;
  readonly unit: Unit;
  /** The bare site's value, in the same unit. */
  readonly bare?: number;
}

/** The result of one part: its figures, and why others are missing. */
export interface PartResult {
  readonly part: BenchPart;
  readonly figures: readonly Figure[];
  /** What couldn't be measured, and how to make that possible. */
  readonly notes: readonly string[];
  /** Errors of steps that failed; the figures of the other steps are kept. */
  readonly failures?: readonly string[];
}

export function isPart(text: string): text is BenchPart {
  return BENCH_PARTS.some((part) => part === text);
}
