import type { Figure } from '../model/figures';
import { median } from '../model/median';
import { tell } from './project';
import type { Run } from './runMeasured';

/** A build with this configuration and the bare one right before it. */
export interface Pair {
  readonly own: Run;
  readonly bare: Run;
}

/** The figures of some builds of the same site: the median of each, since one alone says little. */
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

/** Larger sites take many minutes: what is known is told, for who has to break the run off. */
export function tellPair(of: string, { own, bare }: Pair): void {
  const words = (run: Run): string => `${run.wallS.toFixed(1)} s, ${run.peakMiB.toFixed(0)} MiB`;
  tell(`${of}: bare ${words(bare)}; with this configuration ${words(own)}`);
}
