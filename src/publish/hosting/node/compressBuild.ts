import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listAllFiles } from '../../../foundation/site/node/listAllFiles';
import { writeFileAtomic } from '../../../foundation/site/node/writeFileAtomic';
import { planCompression } from '../model/compressionPlan';
import type { CompressionEffort } from '../model/compressionPlan';
import { cachedForm, compressContent, FORMATS, placeForm } from './compressedForms';

/** What a run did. */
export interface CompressionReport {
  readonly files: number;
  /** Files whose compressed forms were in the cache, from the last run or an earlier file. */
  readonly cached: number;
}

/**
 * Puts `x.br` and `x.gz` beside every text file `x` of a build that gains by it. Node compresses
 * in a pool of threads. Files with a hash in their name come from the cache when they were there
 * in the last run, or earlier in this one: four of five scripts are the same in each language.
 * What this run did not use leaves the cache, except after a light one, which uses none.
 */
export async function compressBuild(
  folder: string,
  cache: string,
  effort: CompressionEffort = 'best',
): Promise<CompressionReport> {
  fs.mkdirSync(cache, { recursive: true });
  const old = new Set(fs.readdirSync(cache).map((name) => path.join(cache, name)));
  /** What this run found in the cache or put there: a second file of the same content waits. */
  const kept = new Map<string, Promise<void>>();
  let files = 0;
  let cached = 0;

  async function keep(form: string, make: () => Promise<Buffer>): Promise<void> {
    if (!old.has(form)) writeFileAtomic(form, await make());
  }

  async function compressFile(file: string): Promise<void> {
    const source = path.join(folder, file);
    const plan = planCompression(file, fs.statSync(source).size, effort);
    if (plan === undefined) return;
    const content = await fs.promises.readFile(source);
    files += 1;
    for (const format of FORMATS) {
      const target = `${source}.${format}`;
      const make = (): Promise<Buffer> => compressContent(content, format, plan);
      if (plan.isKept) {
        const form = cachedForm(cache, content, format, plan);
        if (format === 'br' && (old.has(form) || kept.has(form))) cached += 1;
        const ready = kept.get(form) ?? keep(form, make);
        kept.set(form, ready);
        await ready;
        await placeForm(form, target);
      } else {
        await fs.promises.writeFile(target, await make());
      }
    }
  }

  const queue = listAllFiles(folder);
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) await compressFile(file);
  };
  // More than are compressed at a time: this thread has other work too, which they don't wait for.
  await Promise.all(Array.from({ length: 2 * os.availableParallelism() }, work));
  if (effort === 'light') return { files, cached };
  for (const form of old) if (!kept.has(form)) fs.rmSync(form);
  return { files, cached };
}
