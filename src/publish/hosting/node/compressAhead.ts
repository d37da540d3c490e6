import fs from 'node:fs';
import path from 'node:path';
import { listAllFiles } from '../../../foundation/site/node/listAllFiles';
import { writeFileAtomic } from '../../../foundation/site/node/writeFileAtomic';
import { planCompression } from '../model/compressionPlan';
import { getCachedVariantPath, compressContent, FORMATS } from './compressedVariants';

/** Compression that runs during a build. */
export interface BackgroundCompression {
  /** Stops after the current file. Rejects if compressing has failed. */
  readonly stop: () => Promise<void>;
}

/**
 * Compresses a language's files with a hash in their name into the cache, one at a time. This runs
 * while other languages are built, which leaves a core idle now and then. `compressBuild` then uses the
 * cached results.
 *
 * @param folder of the language's build
 * @param cache folder of the compressed files
 * @param finish returns the content that a file will have in the finished build
 */
export function compressAhead(
  folder: string,
  cache: string,
  finish: (file: string, content: Buffer) => Buffer,
): BackgroundCompression {
  let isStopped = false;
  async function work(): Promise<void> {
    fs.mkdirSync(cache, { recursive: true });
    for (const file of listAllFiles(folder)) {
      const source = path.join(folder, file);
      const plan = planCompression(file, fs.statSync(source).size);
      if (plan?.isCached !== true) continue;
      const content = finish(file, fs.readFileSync(source));
      for (const format of FORMATS) {
        const variant = getCachedVariantPath(cache, content, format, plan);
        if (isStopped) return;
        if (!fs.existsSync(variant))
          writeFileAtomic(variant, await compressContent(content, format, plan));
      }
    }
  }
  const working = work();
  // Prevents an unhandled rejection. `stop` reports the error.
  working.catch(() => undefined);
  return {
    stop: () => {
      isStopped = true;
      return working;
    },
  };
}
