import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { watchFolder } from '../../../foundation/site/node/watchFolder';
import type { CheckAnswer, CheckQuestion } from '../model/checkMessages';

const BELOW_NORMAL = os.constants.priority.PRIORITY_BELOW_NORMAL;
const RUNNER = 'src/tooling/cli/runBundled.cjs';

/** Checks pages by the rules of `npm run check:content -- <page>`. */
export interface Checker {
  /** The problems of a page, by its file from the project's root. One check for all who ask at a time. */
  readonly check: (file: string) => Promise<readonly string[]>;
  /** Says that something was saved: what was found before no longer counts. */
  readonly forget: () => void;
  readonly close: () => void;
}

interface Waiting {
  readonly resolve: (problems: readonly string[]) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Keeps one process for the checks of a dev server: after its first answer, which takes several
 * seconds, the packages' types and code are loaded. A change in `src/` starts another one, since a
 * rule, a term or the navigation may have changed.
 */
export function createChecker(siteDir: string): Checker {
  const waiting = new Map<number, Waiting>();
  let known = new Map<string, Promise<readonly string[]>>();
  let child: ChildProcess | undefined;
  let count = 0;

  const stop = (reason: string): void => {
    child?.removeAllListeners();
    child?.kill();
    child = undefined;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  const start = (): ChildProcess => {
    const started = fork(path.join(siteDir, RUNNER), ['checkServer'], {
      cwd: siteDir,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [],
    });
    // The bundler's work for the same edit goes first, but on a busy machine the lowest priority would
    // get almost nothing.
    if (started.pid !== undefined) os.setPriority(started.pid, BELOW_NORMAL);
    let words = '';
    started.stderr?.on('data', (chunk: Buffer) => {
      words = (words + chunk.toString()).slice(-4000);
    });
    started.on('message', (answer: CheckAnswer) => {
      const asker = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('problems' in answer) asker?.resolve(answer.problems);
      else asker?.reject(new Error(answer.failure));
    });
    started.on('error', (error) => {
      stop(error.message);
    });
    started.on('exit', () => {
      stop(`The check ended before its answer:\n${words.trim()}`);
    });
    // It ends with the dev server and doesn't keep it from ending.
    started.unref();
    started.channel?.unref();
    return started;
  };
  const ask = (file: string): Promise<readonly string[]> => {
    child ??= start();
    count += 1;
    const question: CheckQuestion = { id: count, file };
    return new Promise((resolve, reject) => {
      waiting.set(question.id, { resolve, reject });
      child?.send(question);
    });
  };
  const stopWatching = watchFolder(path.join(siteDir, 'src'), (name) => {
    if (!/\.(?:[cm]?[jt]sx?|json|txt)$/u.test(name)) return;
    known = new Map();
    stop('The code of the check has changed: save the page again.');
  });
  return {
    check: (file) => {
      const before = known.get(file);
      if (before !== undefined) return before;
      const found = ask(file).catch((error: unknown) => {
        known.delete(file);
        throw new Error(`The check of ${file} failed: ${(error as Error).message}`);
      });
      known.set(file, found);
      return found;
    },
    forget: () => {
      known = new Map();
    },
    close: () => {
      stopWatching();
      stop('The dev server ends.');
    },
  };
}
