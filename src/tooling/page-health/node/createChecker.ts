import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { watchFolder } from '../../../foundation/site/node/watchFolder';
import type { CheckRequest, CheckResponse } from '../model/checkMessages';

const BELOW_NORMAL = os.constants.priority.PRIORITY_BELOW_NORMAL;
const RUNNER = 'src/tooling/cli/runBundled.cjs';

/** Checks pages by the rules of `npm run check:content -- <page>`. */
export interface Checker {
  /**
   * Returns the problems of a page. Callers share one check until `forget` is called.
   *
   * @param file relative to the project's root
   */
  readonly check: (file: string) => Promise<readonly string[]>;
  /** Discards all results, because a file was saved. */
  readonly forget: () => void;
  readonly close: () => void;
}

interface PendingCheck {
  readonly resolve: (problems: readonly string[]) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Creates the dev server's checker. It runs in one long-lived process: the first check takes several
 * seconds, but then the packages' types and code stay loaded. After a change in `src/`, a new process
 * starts, because a rule, the dictionary, or the navigation may have changed.
 */
export function createChecker(siteDir: string): Checker {
  const pending = new Map<number, PendingCheck>();
  let results = new Map<string, Promise<readonly string[]>>();
  let child: ChildProcess | undefined;
  let count = 0;

  const stop = (reason: string): void => {
    child?.removeAllListeners();
    child?.kill();
    child = undefined;
    for (const { reject } of pending.values()) reject(new Error(reason));
    pending.clear();
  };
  const start = (): ChildProcess => {
    const started = fork(path.join(siteDir, RUNNER), ['checkServer'], {
      cwd: siteDir,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [],
    });
    // The bundler's work for the same edit should go first. The lowest priority would be too low: on
    // a busy machine, it gets almost no processor time.
    if (started.pid !== undefined) os.setPriority(started.pid, BELOW_NORMAL);
    let stderr = '';
    started.stderr?.on('data', (chunk: Buffer) => {
      stderr = (stderr + chunk.toString()).slice(-4000);
    });
    started.on('message', (response: CheckResponse) => {
      const promise = pending.get(response.id);
      pending.delete(response.id);
      if ('problems' in response) promise?.resolve(response.problems);
      else promise?.reject(new Error(response.failure));
    });
    started.on('error', (error) => {
      stop(error.message);
    });
    started.on('exit', () => {
      stop(`Its process exited before it answered:\n${stderr.trim()}`);
    });
    // It exits with the dev server, and must not keep the dev server from exiting.
    started.unref();
    started.channel?.unref();
    return started;
  };
  const send = (file: string): Promise<readonly string[]> => {
    child ??= start();
    count += 1;
    const request: CheckRequest = { id: count, file };
    return new Promise((resolve, reject) => {
      pending.set(request.id, { resolve, reject });
      child?.send(request);
    });
  };
  const stopWatching = watchFolder(path.join(siteDir, 'src'), (name) => {
    if (!/\.(?:[cm]?[jt]sx?|json|txt)$/u.test(name)) return;
    results = new Map();
    stop('The code in src/ has changed. Save the page again.');
  });
  return {
    check: (file) => {
      const known = results.get(file);
      if (known !== undefined) return known;
      const result = send(file).catch((error: unknown) => {
        results.delete(file);
        throw new Error(`The check of ${file} failed: ${(error as Error).message}`);
      });
      results.set(file, result);
      return result;
    },
    forget: () => {
      results = new Map();
    },
    close: () => {
      stopWatching();
      stop('The dev server is stopping.');
    },
  };
}
