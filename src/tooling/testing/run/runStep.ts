import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Step } from './stages';

const SITE_DIR = path.resolve(__dirname, '../../../..');

/** How long a file of tests took. */
export interface SuiteTime {
  /** Relative to the project, with slashes. */
  readonly file: string;
  readonly seconds: number;
  readonly hasFailed: boolean;
}

/** What came of a step; one that isn't made of tests (lint, types, build) counts as one. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly suites: readonly SuiteTime[];
}

/** What `jest --json` writes, as far as it's read here. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly status: 'passed' | 'failed' | 'focused' | 'skipped' | 'pending';
  }[];
}

/**
 * Runs a command and resolves with its exit code.
 * @param isAlone otherwise what it prints comes in one piece, when it has ended
 */
function run(command: readonly string[], isAlone: boolean): Promise<number> {
  const [tool = '', ...args] = command;
  const executable = path.join(SITE_DIR, 'node_modules/.bin', tool);
  const output = isAlone ? 'inherit' : 'pipe';
  const child = spawn(executable, args, { cwd: SITE_DIR, stdio: ['inherit', output, output] });
  const stop = (): void => {
    child.kill('SIGTERM');
  };
  process.once('SIGTERM', stop);
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => printed.push(part));
  }
  return new Promise((resolve) => {
    const end = (code: number): void => {
      process.off('SIGTERM', stop);
      process.stdout.write(Buffer.concat(printed));
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(error.message);
      end(1);
    });
    child.on('close', (code) => {
      end(code ?? 1);
    });
  });
}

/** Runs a step and counts its tests. A Jest run that ends without a report has failed. */
export async function runStep(
  { name, command, isJest = false }: Step,
  isAlone: boolean,
): Promise<Outcome> {
  const report = path.join(os.tmpdir(), `site-${name}-${String(process.pid)}.json`);
  const flags = isJest ? ['--json', `--outputFile=${report}`] : [];
  const code = await run([...command, ...flags], isAlone);
  if (!isJest) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, suites: [] };
  if (!fs.existsSync(report)) return { passed: 0, failed: 1, suites: [] };
  const result = JSON.parse(fs.readFileSync(report, 'utf8')) as JestReport;
  fs.rmSync(report);
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return {
    passed: result.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    suites: result.testResults.map(({ name: file, startTime, endTime, status }) => ({
      file: path.relative(SITE_DIR, file).split(path.sep).join('/'),
      seconds: (endTime - startTime) / 1000,
      hasFailed: status !== 'passed',
    })),
  };
}
