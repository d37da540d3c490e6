import fs from 'node:fs';
import path from 'node:path';
import { listAllFiles } from '../../../foundation/site/node/listAllFiles';
import { writeWhole } from '../../../foundation/site/node/writeWhole';
import { planCompression } from '../model/compressionPlan';
import { cachedForm, compressContent, FORMATS } from './compressedForms';

/** What is done beside a build. */
export interface AheadWork {
  /** Resolves when the file is done that is being compressed. */
  readonly stop: () => Promise<void>;
}

/** The build that goes on removes some files, as those of the server. */
function readIfThere(file: string): Buffer | undefined {
  try {
    return fs.readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Compresses the files of a language that have a hash in their name, one at a time, while its
 * pages are rendered and other languages are built: that leaves a core idle now and then.
 * `compressBuild` finds them in the cache.
 *
 * @param finish gives the content that a file will have in the finished build
 */
export function compressAhead(
  folder: string,
  cache: string,
  finish: (file: string, content: Buffer) => Buffer,
): AheadWork {
  let isStopped = false;
  async function work(): Promise<void> {
    fs.mkdirSync(cache, { recursive: true });
    for (const file of listAllFiles(folder)) {
      const written = readIfThere(path.join(folder, file));
      const content = written === undefined ? Buffer.alloc(0) : finish(file, written);
      const plan = planCompression(file, content.length);
      if (plan?.isKept !== true) continue;
      for (const format of FORMATS) {
        const form = cachedForm(cache, content, format, plan);
        if (isStopped) return;
        if (!fs.existsSync(form)) writeWhole(form, await compressContent(content, format, plan));
      }
    }
  }
  const working = work();
  // Who stops it is told.
  working.catch(() => undefined);
  return {
    stop: () => {
      isStopped = true;
      return working;
    },
  };
}
