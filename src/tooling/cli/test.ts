import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { toMessage } from '../../foundation/site/model/toMessage';
import type { CrawlItem } from '../testing/record/chooseItems';
import { listEdgeSuites, listOmittedSuites } from '../testing/record/edgeSuites';
import { recordPassed } from '../testing/record/passedRecord';
import { describeBuild } from '../testing/run/describeBuild';
import { findFeature } from '../testing/run/findFeature';
import { formatSummary } from '../testing/run/formatSummary';
import type { StepTime } from '../testing/run/formatSummary';
import { OptionError, parseTestOptions } from '../testing/run/parseTestOptions';
import type { TestOptions } from '../testing/run/parseTestOptions';
import { runStep } from '../testing/run/runStep';
import type { SuiteTime } from '../testing/run/runStep';
import { planStages } from '../testing/run/stages';
import { findChromium, findTestBrowser } from './findChromium';

/**
 * Runs every check of the project, the fast ones first. The last line of output counts the tests.
 *
 * - `npm test` visits the pages, demos, and edge cases that changed, and a sample of the rest. With
 *   `-- --record`, it writes down what passed, to be committed.
 * - `npm run test:all` visits all of them and writes down what passed.
 * - `npm test -- --only search` tests one feature against the existing build.
 */

const SITE_DIR = path.resolve(__dirname, '../../..');
/** Enough for a build, the previous one, and the cache of compressed files. */
const MIN_FREE_BYTES = 3 * 2 ** 30;
const cores = os.availableParallelism();

/** Finds Chromium; if there is none, its message says what to install, so no stack is printed. */
function findBrowser(): string {
  try {
    return findChromium();
  } catch (error) {
    throw new OptionError(toMessage(error));
  }
}

/**
 * Sets the environment variables that tell the steps what to run and in which browser, which is
 * installed if that's possible.
 *
 * @throws when the disk is too full, or no browser can be found or installed
 */
function prepareEnvironment({ scope, shard, isRecorded }: TestOptions): void {
  const { bavail, bsize } = fs.statfsSync(SITE_DIR);
  if (scope !== 'feature' && bavail * bsize < MIN_FREE_BYTES) {
    throw new OptionError(
      `The disk has ${((bavail * bsize) / 2 ** 30).toFixed(1)} GB left, but a build needs 3 GB. Free some space, then run the tests again.`,
    );
  }
  Object.assign(process.env, {
    TEST_SCOPE: scope,
    ...(shard !== undefined && { TEST_SHARD: shard }),
    ...(isRecorded === true && { TEST_RECORD: '1' }),
    CHROME_PATH: findBrowser(),
    // Always set, even if it's the full Chromium, so that workers don't search again.
    HEADLESS_SHELL_PATH: findTestBrowser(),
  });
}

/** Writes down which suites of edge cases have passed, if this run is recorded. */
function recordSuites(edgeSuites: readonly CrawlItem[], suites: readonly SuiteTime[]): void {
  const failed = new Map(suites.map(({ file, hasFailed }) => [file, hasFailed]));
  const ran = edgeSuites.filter(({ key }) => failed.has(key));
  recordPassed('suites', edgeSuites, ran, (key) => failed.get(key) === true);
}

async function runAll(options: TestOptions): Promise<boolean> {
  const total = { passed: 0, failed: 0 };
  const times: StepTime[] = [];
  const suites: SuiteTime[] = [];
  const edgeSuites = options.scope === 'feature' ? [] : listEdgeSuites();
  const omitted = options.scope === 'changed' ? listOmittedSuites(edgeSuites) : [];
  for (const stage of planStages(options, cores, omitted)) {
    const queue = [...stage];
    const work = async (): Promise<void> => {
      for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
        const start = Date.now();
        console.log(`\n── ${step.name}`);
        const outcome = await runStep(step, stage.length === 1);
        const seconds = (Date.now() - start) / 1000;
        total.passed += outcome.passed;
        total.failed += outcome.failed;
        suites.push(...outcome.suites);
        times.push({ name: step.name, seconds, failed: outcome.failed });
        const verdict = outcome.failed === 0 ? 'ok' : `${String(outcome.failed)} failed`;
        console.log(`── ${step.name}: ${verdict} (${seconds.toFixed(0)} s)`);
      }
    };
    await Promise.all(Array.from({ length: cores }, work));
    if (times.some(({ name, failed }) => name === 'build' && failed > 0)) break;
  }
  recordSuites(edgeSuites, suites);
  console.log(`\n${formatSummary(times, suites)}`);
  console.log(`\n${String(total.passed)} passed, ${String(total.failed)} failed`);
  return total.failed === 0;
}

async function main(): Promise<void> {
  try {
    const options = parseTestOptions(process.argv.slice(2), (name) =>
      findFeature(path.join(SITE_DIR, 'src'), name),
    );
    prepareEnvironment(options);
    if (options.scope === 'feature') console.log(describeBuild(path.join(SITE_DIR, 'build')));
    process.exit((await runAll(options)) ? 0 : 1);
  } catch (error) {
    // A wrong option needs one line; any other error is a bug and keeps its stack.
    console.error(error instanceof OptionError ? error.message : error);
    console.log('\n0 passed, 1 failed');
    process.exit(2);
  }
}

void main();
