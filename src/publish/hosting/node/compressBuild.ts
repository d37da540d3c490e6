import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listAllFiles } from '../../../foundation/site/node/listAllFiles';
import { writeFileAtomic } from '../../../foundation/site/node/writeFileAtomic';
import { planCompression } from '../model/compressionPlan';
import type { CompressionEffort } from '../model/compressionPlan';
import { getCachedVariantPath, compressContent, FORMATS, linkVariant } from './compressedVariants';

/** The result of {@link compressBuild}. */
export interface CompressionReport {
  readonly files: number;
  /** Number of files that were in the cache, from the last run or from an identical file in this one. */
  readonly cached: number;
}

/**
 * Writes `x.br` and `x.gz` next to every text file `x` of a build that benefits from compression. Node
 * compresses in a thread pool. For files with a hash in their name, the cache contains results from the
 * last run and from this one, because four in five scripts are the same in each language. Entries that
 * this run didn't use are deleted, except after a light run, which doesn't use the cache.
 */
export async function compressBuild(
  folder: string,
  cache: string,
  effort: CompressionEffort = 'best',
): Promise<CompressionReport> {
  fs.mkdirSync(cache, { recursive: true });
  const old = new Set(fs.readdirSync(cache).map((name) => path.join(cache, name)));
  /** Cache entries used in this run. Another file with the same content waits for the same promise. */
  const used = new Map<string, Promise<void>>();
  let files = 0;
  let cached = 0;

  async function fillCache(variant: string, compress: () => Promise<Buffer>): Promise<void> {
    if (!old.has(variant)) writeFileAtomic(variant, await compress());
  }

  async function compressFile(file: string): Promise<void> {
    const source = path.join(folder, file);
    const plan = planCompression(file, fs.statSync(source).size, effort);
    if (plan === undefined) return;
    const content = await fs.promises.readFile(source);
    files += 1;
    for (const format of FORMATS) {
      const target = `${source}.${format}`;
      const compress = (): Promise<Buffer> => compressContent(content, format, plan);
      if (plan.isCached) {
        const variant = getCachedVariantPath(cache, content, format, plan);
        if (format === 'br' && (old.has(variant) || used.has(variant))) cached += 1;
        const ready = used.get(variant) ?? fillCache(variant, compress);
        used.set(variant, ready);
        await ready;
        await linkVariant(variant, target);
      } else {
        await fs.promises.writeFile(target, await compress());
      }
    }
  }

  const queue = listAllFiles(folder);
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) await compressFile(file);
  };
  // More than Node's threads can compress at once, so that they don't wait for this thread's own work.
  await Promise.all(Array.from({ length: 2 * os.availableParallelism() }, work));
  if (effort === 'light') return { files, cached };
  for (const variant of old) if (!used.has(variant)) fs.rmSync(variant);
  return { files, cached };
}
