import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium, findHeadlessShell } from './findChromium';

/**
 * Everything that proves the project, fast parts first. The last line counts the tests; a step
 * that is not made of tests (lint, types, build) counts as one.
 */

const SITE_DIR = path.resolve(__dirname, '../..');

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Whether it is a Jest run, whose tests are counted singly. */
  readonly isJest?: boolean;
}

const tsc = ['tsc', '--noEmit'];
const jest = (...projects: readonly string[]): string[] => [
  'jest',
  '--selectProjects',
  ...projects,
];

/** The steps of a stage are busy on one core each and need nothing of each other. */
const STAGES: readonly (readonly Step[])[] = [
  // First, so that the build can use what the checks before it have made (API data).
  [{ name: 'clear', command: ['docusaurus', 'clear'] }],
  [
    { name: 'palette sheet', command: ['tsx', 'src/cli/writePaletteCss.ts', '--check'] },
    { name: 'format', command: ['prettier', '--check', '.'] },
    { name: 'content', command: ['tsx', 'src/cli/checkContent.ts'] },
    { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
    { name: 'types', command: tsc },
    { name: 'samples', command: ['tsx', 'src/cli/checkSamples.ts'] },
    { name: 'translations', command: ['tsx', 'src/cli/i18nCheck.ts'] },
    { name: 'pure models', command: [...tsc, '-p', 'src/tsconfig.model.json'] },
  ],
  [{ name: 'unit', command: jest('node', 'dom'), isJest: true }],
  [{ name: 'build', command: ['tsx', 'src/cli/build.ts'] }],
  [{ name: 'browser', command: [...jest('browser'), '--maxWorkers=2'], isJest: true }],
];
/** Steps of one stage that run at a time. */
const AT_ONCE = 2;

interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Resolves with the exit code.
 * @param isAlone otherwise what it prints comes in one piece, when it has ended
 */
function run(
  command: readonly string[],
  env: NodeJS.ProcessEnv,
  isAlone: boolean,
): Promise<number> {
  const [tool = '', ...args] = command;
  const executable = path.join(SITE_DIR, 'node_modules/.bin', tool);
  const output = isAlone ? 'inherit' : 'pipe';
  const child = spawn(executable, args, { cwd: SITE_DIR, stdio: ['inherit', output, output], env });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => printed.push(part));
  }
  return new Promise((resolve) => {
    const end = (code: number): void => {
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

async function runStep(step: Step, env: NodeJS.ProcessEnv, isAlone: boolean): Promise<Outcome> {
  const report = path.join(os.tmpdir(), `site-${step.name}-${String(process.pid)}.json`);
  const jestFlags = step.isJest === true ? ['--json', `--outputFile=${report}`] : [];
  const code = await run([...step.command, ...jestFlags], env, isAlone);
  if (step.isJest !== true) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 };
  const result = JSON.parse(fs.readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  fs.rmSync(report);
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return { passed: result.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** Runs a stage. Resolves with what came of it. */
async function runStage(stage: readonly Step[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  const queue = [...stage];
  const total = { passed: 0, failed: 0 };
  const work = async (): Promise<void> => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      const start = Date.now();
      console.log(`\n── ${step.name}`);
      const { passed, failed } = await runStep(step, env, stage.length === 1);
      total.passed += passed;
      total.failed += failed;
      const seconds = Math.round((Date.now() - start) / 1000);
      const verdict = failed === 0 ? 'ok' : `${String(failed)} failed`;
      console.log(`── ${step.name}: ${verdict} (${String(seconds)} s)`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return total;
}

async function main(): Promise<void> {
  const total = { passed: 0, failed: 0 };
  const shell = findHeadlessShell();
  const env = {
    ...process.env,
    CHROME_PATH: findChromium(),
    ...(shell !== undefined && { HEADLESS_SHELL_PATH: shell }),
  };
  for (const stage of STAGES) {
    const { passed, failed } = await runStage(stage, env);
    total.passed += passed;
    total.failed += failed;
    if (stage.some(({ name }) => name === 'build') && failed > 0) break;
  }
  console.log(`\n${String(total.passed)} passed, ${String(total.failed)} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

void main();
