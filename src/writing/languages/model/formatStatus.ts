import { groupByProduct, sumProgress } from './status';
import type { LocaleStatus, Progress } from './status';

const COLUMNS = ['done', 'files', 'words', 'stale', 'missing'] as const;
const WIDTH = 9;

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(40) + cells.map((cell) => cell.padStart(WIDTH)).join('');
}

function progressRow(name: string, progress: Progress): string {
  return row(name, [
    `${String(progress.percent)} %`,
    `${String(progress.doneFiles)}/${String(progress.files)}`,
    String(progress.words),
    String(progress.staleWords),
    String(progress.missingWords),
  ]);
}

/** Returns the output of `npm run i18n:status`: a table by product, and files in progress. */
export function formatStatus({ locale, label, files, orphans, problems }: LocaleStatus): string {
  const inProgress = files.filter(
    ({ state, words, missingWords }) => state !== 'done' && missingWords < words,
  );
  const stateOf = new Map(files.map(({ file, state }) => [file, state]));
  return [
    row(`${label} (${locale})`, COLUMNS),
    ...[...groupByProduct(files)].map(([name, progress]) => progressRow(`  ${name}`, progress)),
    progressRow('  total', sumProgress(files)),
    ...inProgress.map(
      ({ file, staleBlocks, staleWords, missingBlocks, missingWords }) =>
        `  ${stateOf.get(file) ?? ''}: ${file}: ${String(staleBlocks)} changed blocks (${String(staleWords)} words), ${String(missingBlocks)} to translate (${String(missingWords)} words)`,
    ),
    ...orphans.map((file) => `  orphan: ${file}`),
    ...problems.map((problem) => `  broken: ${problem}`),
  ].join('\n');
}
