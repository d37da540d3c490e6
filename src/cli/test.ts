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

const STEPS: readonly Step[] = [
  // First, so that the build can use what the checks before it have made (API data).
  { name: 'clear', command: ['docusaurus', 'clear'] },
  { name: 'palette sheet', command: ['tsx', 'src/cli/writePaletteCss.ts', '--check'] },
  { name: 'format', command: ['prettier', '--check', '.'] },
  { name: 'content', command: ['tsx', 'src/cli/checkContent.ts'] },
  { name: 'translations', command: ['tsx', 'src/cli/i18nCheck.ts'] },
  { name: 'samples', command: ['tsx', 'src/cli/checkSamples.ts'] },
  { name: 'unit', command: ['jest', '--selectProjects', 'node', 'dom'], isJest: true },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'pure models', command: ['tsc', '--noEmit', '-p', 'src/tsconfig.model.json'] },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'build', command: ['tsx', 'src/cli/build.ts'] },
  {
    name: 'browser',
    command: ['jest', '--selectProjects', 'browser', '--maxWorkers=2'],
    isJest: true,
  },
];

interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

function run(command: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const [tool = '', ...args] = command;
  const executable = path.join(SITE_DIR, 'node_modules/.bin', tool);
  const child = spawn(executable, args, { cwd: SITE_DIR, stdio: 'inherit', env });
  return new Promise((resolve) => {
    child.on('error', () => {
      resolve(1);
    });
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
}

async function runStep(step: Step, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const report = path.join(os.tmpdir(), `site-${step.name}-${String(process.pid)}.json`);
  const jestFlags = step.isJest === true ? ['--json', `--outputFile=${report}`] : [];
  const code = await run([...step.command, ...jestFlags], env);
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

async function main(): Promise<void> {
  const total = { passed: 0, failed: 0 };
  const shell = findHeadlessShell();
  const env = {
    ...process.env,
    CHROME_PATH: findChromium(),
    ...(shell !== undefined && { HEADLESS_SHELL_PATH: shell }),
  };
  for (const step of STEPS) {
    const start = Date.now();
    console.log(`\n── ${step.name}`);
    const { passed, failed } = await runStep(step, env);
    total.passed += passed;
    total.failed += failed;
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(
      `── ${step.name}: ${failed === 0 ? 'ok' : `${String(failed)} failed`} (${String(seconds)} s)`,
    );
    if (step.name === 'build' && failed > 0) break;
  }
  console.log(`\n${String(total.passed)} passed, ${String(total.failed)} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

void main();
