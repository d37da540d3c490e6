import fs from 'node:fs';
import path from 'node:path';
import { listAllFiles } from '../../../foundation/site/node/listAllFiles';
import { writeFileAtomic } from '../../../foundation/site/node/writeFileAtomic';
import { planCompression } from '../model/compressionPlan';
import { cachedForm, compressContent, FORMATS } from './compressedForms';

/** What is done beside a build. */
export interface AheadWork {
  /** Resolves when the file is done that is being compressed. */
  readonly stop: () => Promise<void>;
}

/**
 * Compresses the files of a language that have a hash in their name, one at a time, while other
 * languages are built: that leaves a core idle now and then. `compressBuild` finds them in the cache.
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
      const source = path.join(folder, file);
      const plan = planCompression(file, fs.statSync(source).size);
      if (plan?.isKept !== true) continue;
      const content = finish(file, fs.readFileSync(source));
      for (const format of FORMATS) {
        const form = cachedForm(cache, content, format, plan);
        if (isStopped) return;
        if (!fs.existsSync(form))
          writeFileAtomic(form, await compressContent(content, format, plan));
      }
    }
  }
  const working = work();
  // A failure is told by `stop`.
  working.catch(() => undefined);
  return {
    stop: () => {
      isStopped = true;
      return working;
    },
  };
}
