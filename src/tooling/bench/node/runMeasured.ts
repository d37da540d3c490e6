import { spawn } from 'node:child_process';
import type { BuildSteps } from '../../cli/buildSteps';
import { DEFAULT_LOCALE } from '../../../foundation/site/model/locales';
import { readProcessTree } from './processTree';

const SAMPLE_MS = 250;

/** Time and memory that a command needed. */
export interface Run {
  readonly wallS: number;
  /** Processor time of all its processes, in seconds. */
  readonly cpuS: number;
  /** The highest total memory of all its processes. */
  readonly peakMiB: number;
  /** The highest memory of a single process. */
  readonly peakProcessMiB: number;
}

/** Runs a Node script and measures it. Throws with the end of its output if it fails. */
export async function runMeasured(
  script: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<Run> {
  const start = Date.now();
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0', ...env },
  });
  let output = '';
  const add = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-4000);
  };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  const cpu = new Map<number, number>();
  let peak = 0;
  let peakProcess = 0;
  const timer = setInterval(() => {
    const tree = readProcessTree(child.pid ?? 0);
    peak = Math.max(
      peak,
      tree.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    peakProcess = Math.max(peakProcess, ...tree.map(({ bytes }) => bytes));
    for (const { pid, cpuS } of tree) cpu.set(pid, cpuS);
  }, SAMPLE_MS);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`"${[script, ...args].join(' ')}" failed:\n${output}`);
  return {
    wallS: (Date.now() - start) / 1000,
    cpuS: [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0),
    peakMiB: peak / 2 ** 20,
    peakProcessMiB: peakProcess / 2 ** 20,
  };
}

/** Combines two consecutive runs. */
const addRuns = (first: Run, next: Run): Run => ({
  wallS: first.wallS + next.wallS,
  cpuS: first.cpuS + next.cpuS,
  peakMiB: Math.max(first.peakMiB, next.peakMiB),
  peakProcessMiB: Math.max(first.peakProcessMiB, next.peakProcessMiB),
});

/**
 * Builds a site without the bundler's cache, in English only, as the sites that it's compared with.
 *
 * @param steps environment variables of each process of the build, as `npm run build` plans them
 */
export async function buildSite(
  folder: string,
  outDir: string,
  steps: BuildSteps = [{}],
): Promise<Run> {
  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const args = ['build', folder, '--locale', DEFAULT_LOCALE, '--out-dir', outDir];
  const runs: Run[] = [];
  for (const step of steps) {
    const env = { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', ...step };
    runs.push(await runMeasured(docusaurus, args, folder, env));
  }
  return runs.reduce(addRuns);
}
