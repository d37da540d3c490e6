import type { Figure, PartResult } from './figures';
import { checkLimit, LIMITS } from './limits';

const MARKS = { ok: 'ok', missed: 'MISSED', shown: '' } as const;

/** Rounds to three significant digits, and from a hundred on to integers. */
function formatValue(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 100) return String(Math.round(value));
  return String(Number(value.toPrecision(3)));
}

function toCells(figure: Figure): string[] {
  const limit = LIMITS[figure.id];
  const operator = limit?.kind === 'min' ? '≥' : '≤';
  return [
    figure.id,
    figure.of ?? '',
    `${formatValue(figure.value)} ${figure.unit}`.trim(),
    figure.bare === undefined ? '' : formatValue(figure.bare),
    limit === undefined ? '' : `${operator} ${formatValue(limit.value)}`,
    MARKS[checkLimit(figure)],
  ];
}

const HEAD = ['measure', 'of', 'value', 'bare', 'limit', 'verdict'];

/** Returns the report for the terminal: a table for each part, and the totals in the last line. */
export function formatReport(results: readonly PartResult[]): string {
  const figures = results.flatMap((result) => result.figures);
  const rows = [HEAD, ...figures.map(toCells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const format = (row: readonly string[]): string =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const parts = results.flatMap(({ part, figures: own, notes, failures = [] }) => [
    '',
    `── ${part}`,
    format(HEAD),
    ...own.map((figure) => format(toCells(figure))),
    ...notes.map((note) => `   ${note}`),
    ...failures.map((failure) => `   Failed: ${failure}`),
  ]);
  const count = (verdict: string): number =>
    figures.filter((figure) => checkLimit(figure) === verdict).length;
  const totals = `${String(count('ok'))} within limits, ${String(count('missed'))} missed`;
  return [...parts, '', totals].join('\n');
}
