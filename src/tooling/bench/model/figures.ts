/** The parts of the measurement; each can run alone. `change` runs only when it is asked for. */
export const BENCH_PARTS = ['reader', 'writer', 'load', 'extraction', 'change'] as const;

export type BenchPart = (typeof BENCH_PARTS)[number];

/** `x`: times as much as the bare site of the same run. */
export type Unit = 'ms' | 's' | 'B' | 'KiB' | 'MiB' | 'x' | 'points' | '' | 'B/page' | 'req/s';

/** One thing that was measured. */
export interface Figure {
  /** The measure's name, as in the list of limits. */
  readonly id: string;
  /** Where: a template, a number of pages. */
  readonly of?: string;
  readonly value: number;
  readonly unit: Unit;
  /** The same of the bare site, in the same unit. */
  readonly bare?: number;
}

/** What a part gives: its figures, or why it could not measure. */
export interface PartResult {
  readonly part: BenchPart;
  readonly figures: readonly Figure[];
  /** What could not be measured, and how to make it possible. */
  readonly notes: readonly string[];
  /** What broke off; the figures found before and after it are kept. */
  readonly failures?: readonly string[];
}

export function isPart(text: string): text is BenchPart {
  return BENCH_PARTS.some((part) => part === text);
}
