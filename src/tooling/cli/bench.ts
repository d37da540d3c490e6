import fs from 'node:fs';
import path from 'node:path';
import os from 'node:os';
import * as prettier from 'prettier';
import { CHANGE_ROWS, measureChange } from '../bench/node/measureChange';
import type { ChangeRow } from '../bench/node/measureChange';
import { measureExtraction } from '../bench/node/measureExtraction';
import { measureLoad } from '../bench/node/measureLoad';
import { measureReader } from '../bench/node/measureReader';
import { measureWriter } from '../bench/node/measureWriter';
import { removeFolders, SITE_DIR } from '../bench/node/project';
import { formatReport } from '../bench/model/formatReport';
import { isPart, BENCH_PARTS } from '../bench/model/figures';
import type { BenchPart, PartResult } from '../bench/model/figures';
import { checkLimit } from '../bench/model/limits';
import { toMessage } from '../../foundation/site/model/toMessage';

/**
 * `npm run bench`: measures the site's build and compares it with the limits.
 *
 * - `--only reader,load` measures some parts.
 * - `--full` adds larger generated sites.
 * - `--pages 500,5000` reduces the writer's part to generated sites of these sizes.
 * - `--keep` adds the result to `bench/history.json`.
 * - `--only change` measures what a change costs its author, in a fresh clone, and always keeps the
 *   result; `--rows dev,build,test` measures some of it.
 */
const FOLDER = path.join(SITE_DIR, 'bench');

function readParts(args: readonly string[]): readonly BenchPart[] {
  const at = args.indexOf('--only');
  // `change` clones, installs, builds, and tests, which takes most of an hour.
  if (at === -1) return BENCH_PARTS.filter((part) => part !== 'change');
  const names = (args[at + 1] ?? '').split(',');
  const unknown = names.filter((name) => !isPart(name));
  if (unknown.length > 0) {
    console.error(
      `--only doesn't know "${unknown.join(', ')}". The parts are ${BENCH_PARTS.join(', ')}.`,
    );
    process.exit(2);
  }
  return names.filter(isPart);
}

/** Returns the sizes after `--pages`, in pages, or `undefined` without the option. */
function readSizes(args: readonly string[]): readonly number[] | undefined {
  const at = args.indexOf('--pages');
  if (at === -1) return undefined;
  const sizes = (args[at + 1] ?? '').split(',').map(Number);
  if (sizes.every((size) => Number.isInteger(size) && size > 0)) return sizes;
  console.error('--pages needs positive whole numbers separated by commas, such as 500,5000.');
  process.exit(2);
}

/** Returns the rows after `--rows`, such as `dev,build`, or all rows without the option. */
function readRows(args: readonly string[]): readonly ChangeRow[] {
  const at = args.indexOf('--rows');
  if (at === -1) return CHANGE_ROWS;
  const names = (args[at + 1] ?? '').split(',');
  const rows = CHANGE_ROWS.filter((row) => names.includes(row));
  if (rows.length === names.length) return rows;
  console.error(`--rows needs one or more of ${CHANGE_ROWS.join(', ')}, separated by commas.`);
  process.exit(2);
}

function measure(part: BenchPart, args: readonly string[]): Promise<PartResult> {
  if (part === 'reader') return measureReader();
  if (part === 'writer') {
    return measureWriter({ isFull: args.includes('--full'), sizes: readSizes(args) });
  }
  if (part === 'change') return measureChange(readRows(args));
  return part === 'load' ? measureLoad() : measureExtraction();
}

/** Writes this run to `bench/latest.json`, and appends it to `bench/history.json` if it's kept. */
async function writeResults(results: readonly PartResult[], isKept: boolean): Promise<void> {
  fs.mkdirSync(FOLDER, { recursive: true });
  const latest = path.join(FOLDER, 'latest.json');
  const entry = {
    date: new Date().toISOString(),
    node: process.version,
    processors: os.availableParallelism(),
    load: Number((os.loadavg()[0] ?? 0).toFixed(1)),
    results,
  };
  fs.writeFileSync(latest, `${JSON.stringify(entry, undefined, 2)}\n`);
  if (!isKept) return;
  const history = path.join(FOLDER, 'history.json');
  const entries = fs.existsSync(history)
    ? (JSON.parse(fs.readFileSync(history, 'utf8')) as unknown[])
    : [];
  // The history is committed, and "npm test" checks its formatting.
  const options = await prettier.resolveConfig(history);
  const text = JSON.stringify([...entries, entry], undefined, 2);
  fs.writeFileSync(history, await prettier.format(text, { ...options, filepath: history }));
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const results: PartResult[] = [];
  for (const part of readParts(args)) {
    console.log(`── ${part}`);
    try {
      results.push(await measure(part, args));
    } catch (error) {
      results.push({ part, figures: [], notes: [], failures: [toMessage(error)] });
    }
  }
  const isKept = args.includes('--keep') || results.some(({ part }) => part === 'change');
  await writeResults(results, isKept);
  console.log(formatReport(results));
  const isMissed = ({ figures, failures = [] }: PartResult): boolean =>
    failures.length > 0 || figures.some((figure) => checkLimit(figure) === 'missed');
  if (results.some(isMissed)) process.exitCode = 1;
}

process.on('exit', removeFolders);
void main();
