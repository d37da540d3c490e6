import type { Figure, PartResult } from './figures';
import { judge, LIMITS } from './limits';

const MARKS = { ok: 'ok', missed: 'MISSED', shown: '' } as const;

/** Up to three digits that mean something; whole numbers from a hundred on. */
function formatValue(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 100) return String(Math.round(value));
  return String(Number(value.toPrecision(3)));
}

function toCells(figure: Figure): string[] {
  const limit = LIMITS[figure.id];
  const sign = limit?.kind === 'min' ? '≥' : '≤';
  return [
    figure.id,
    figure.of ?? '',
    `${formatValue(figure.value)} ${figure.unit}`.trim(),
    figure.bare === undefined ? '' : formatValue(figure.bare),
    limit === undefined ? '' : `${sign} ${formatValue(limit.value)}`,
    MARKS[judge(figure)],
  ];
}

const HEAD = ['measure', 'of', 'value', 'bare', 'limit', 'verdict'];

/** The table for the terminal, a part below the other, and a last line with the sum. */
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
    ...failures.map((failure) => `   It broke off: ${failure}`),
  ]);
  const count = (verdict: string): number =>
    figures.filter((figure) => judge(figure) === verdict).length;
  return [...parts, '', `${String(count('ok'))} kept, ${String(count('missed'))} missed`].join(
    '\n',
  );
}
