import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Step } from './stages';

const SITE_DIR = path.resolve(__dirname, '../../../..');

/** The duration and result of a test file. */
export interface SuiteTime {
  /** Relative to the project, with forward slashes. */
  readonly file: string;
  readonly seconds: number;
  readonly hasFailed: boolean;
}

/** The result of a step. A step without tests (lint, types, build) counts as one test. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly suites: readonly SuiteTime[];
}

/** The part of the output of `jest --json` that's used here. */
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
 *
 * @param isAlone whether its output is printed immediately; otherwise it's printed when the command
 *   has ended, so that the outputs of parallel commands don't mix
 */
function run(command: readonly string[], isAlone: boolean): Promise<number> {
  const [tool = '', ...args] = command;
  const executable =
    tool === 'node' ? process.execPath : path.join(SITE_DIR, 'node_modules/.bin', tool);
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

/** Runs a step and counts its tests. A Jest run without a report counts as failed. */
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
