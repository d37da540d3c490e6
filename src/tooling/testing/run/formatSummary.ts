import type { SuiteTime } from './runStep';

/** The duration and the failures of a step. */
export interface StepTime {
  readonly name: string;
  readonly seconds: number;
  readonly failed: number;
}

const SLOWEST = 10;

const row = (name: string, seconds: number, note = ''): string =>
  `  ${name.padEnd(48)} ${seconds.toFixed(0).padStart(6)} s${note === '' ? '' : `  ${note}`}`;

/**
 * Returns the summary of a run: seconds by step and the slowest suites, which show a change's cost.
 */
export function formatSummary(steps: readonly StepTime[], suites: readonly SuiteTime[]): string {
  const slowest = [...suites].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  return [
    'Seconds by step',
    ...steps.map(({ name, seconds, failed }) =>
      row(name, seconds, failed === 0 ? '' : `${String(failed)} failed`),
    ),
    ...(slowest.length === 0 ? [] : ['Slowest suites']),
    ...slowest.map(({ file, seconds }) => row(file, seconds)),
  ].join('\n');
}
