import type { Figure } from '../model/figures';
import { median } from '../model/median';
import { logStep } from './project';
import type { Run } from './runMeasured';

/** A build with this project's configuration, and the bare build right before it. */
export interface Pair {
  readonly own: Run;
  readonly bare: Run;
}

/**
 * Returns the medians of several builds of the same site, because a single build varies too much.
 */
export function compareBuilds(of: string, pairs: readonly Pair[]): Figure[] {
  const medianOf = (measure: (pair: Pair) => number): number => median(pairs.map(measure));
  const both = (measure: (run: Run) => number): { value: number; bare: number } => ({
    value: medianOf(({ own }) => measure(own)),
    bare: medianOf(({ bare }) => measure(bare)),
  });
  return [
    { id: 'build time', of, value: medianOf(({ own, bare }) => own.wallS / bare.wallS), unit: 'x' },
    {
      id: 'peak memory',
      of,
      value: medianOf(({ own, bare }) => own.peakMiB / bare.peakMiB),
      unit: 'x',
    },
    { id: 'build: seconds', of, ...both(({ wallS }) => wallS), unit: 's' },
    { id: 'build: processor seconds', of, ...both(({ cpuS }) => cpuS), unit: 's' },
    { id: 'build: memory', of, ...both(({ peakMiB }) => peakMiB), unit: 'MiB' },
  ];
}

/**
 * Prints the times of a pair right away. Larger sites take many minutes, so somebody who has to stop
 * the run still gets the results so far.
 */
export function logPair(of: string, { own, bare }: Pair): void {
  const format = (run: Run): string => `${run.wallS.toFixed(1)} s, ${run.peakMiB.toFixed(0)} MiB`;
  logStep(`${of}: bare ${format(bare)}; with this configuration ${format(own)}`);
}
