import { compareBuilds } from './compareBuilds';
import type { Run } from './runMeasured';

const run = (wallS: number): Run => ({
  wallS,
  cpuS: 2 * wallS,
  peakMiB: 1000,
  peakProcessMiB: 900,
});

test('uses the median of the ratios of each pair, so that noise on the machine cancels out', () => {
  const pairs = [
    { own: run(28), bare: run(20) },
    // The machine was busy, so both builds took twice as long. Their ratio stays the same.
    { own: run(56), bare: run(40) },
    // Only the bare build was fast.
    { own: run(30), bare: run(15) },
  ];
  const figures = compareBuilds('500 pages', pairs);
  const value = (name: string): unknown => figures.find(({ id }) => id === name);
  expect(value('build time')).toMatchObject({ of: '500 pages', value: 1.4, unit: 'x' });
  expect(value('build: seconds')).toMatchObject({ value: 30, bare: 20 });
  expect(value('build: processor seconds')).toMatchObject({ value: 60, bare: 40 });
  expect(value('peak memory')).toMatchObject({ value: 1 });
});
