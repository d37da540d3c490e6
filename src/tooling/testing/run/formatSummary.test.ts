import { formatSummary } from './formatSummary';

test('shows the seconds of each step and the ten slowest suites', () => {
  const suites = Array.from({ length: 12 }, (_, index) => ({
    file: `src/a/suite-${String(index)}.e2e.ts`,
    seconds: index,
    hasFailed: false,
  }));
  const text = formatSummary(
    [
      { name: 'lint', seconds: 37.4, failed: 0 },
      { name: 'browser', seconds: 600, failed: 2 },
    ],
    suites,
  );
  expect(text).toMatch(/lint +37 s\n/);
  expect(text).toMatch(/browser +600 s {2}2 failed/);
  expect(text.match(/suite-/g)).toHaveLength(10);
  expect(text.indexOf('suite-11')).toBeLessThan(text.indexOf('suite-2.'));
});

test('without suites, there is no heading for them', () => {
  expect(formatSummary([{ name: 'lint', seconds: 1, failed: 1 }], [])).not.toContain('Slowest');
});
