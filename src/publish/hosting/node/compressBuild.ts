import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { listAllFiles } from '../../../foundation/site/node/listAllFiles';
import { writeWhole } from '../../../foundation/site/node/writeWhole';
import {
  type CompressionEffort,
  type CompressionPlan,
  nextForFirstFlight,
  planCompression,
} from '../model/compressionPlan';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** What a run did. */
export interface CompressionReport {
  readonly files: number;
  /** Files whose compressed forms were in the cache, from the last run or an earlier file. */
  readonly cached: number;
}

type Format = 'br' | 'gz';

async function compress(content: Buffer, format: Format, plan: CompressionPlan): Promise<Buffer> {
  if (format === 'gz') return gzip(content, { level: plan.gzip });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  const compressAt = async (quality: number): Promise<Buffer> => {
    const compressed = await brotli(content, {
      params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: content.length },
    });
    const next = plan.isPage ? nextForFirstFlight(quality, compressed.length) : undefined;
    return next === undefined ? compressed : compressAt(next);
  };
  return compressAt(plan.brotli);
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
  const old = new Set(fs.readdirSync(cache));
  /** What this run found in the cache or put there: a second file of the same content waits. */
  const kept = new Map<string, Promise<void>>();
  let files = 0;
  let cached = 0;

  async function keep(name: string, make: () => Promise<Buffer>): Promise<void> {
    if (!old.has(name)) writeWhole(path.join(cache, name), await make());
  }

  async function compressFile(file: string): Promise<void> {
    const source = path.join(folder, file);
    const plan = planCompression(file, fs.statSync(source).size, effort);
    if (plan === undefined) return;
    const content = fs.readFileSync(source);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
    files += 1;
    for (const format of ['br', 'gz'] as const) {
      const target = `${source}.${format}`;
      const make = (): Promise<Buffer> => compress(content, format, plan);
      if (plan.isKept) {
        const name = `${hash}-${String(plan.brotli)}.${format}`;
        if (format === 'br' && (old.has(name) || kept.has(name))) cached += 1;
        const ready = kept.get(name) ?? keep(name, make);
        kept.set(name, ready);
        await ready;
        fs.copyFileSync(path.join(cache, name), target);
      } else {
        fs.writeFileSync(target, await make());
      }
    }
  }

  const queue = listAllFiles(folder);
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
  if (effort === 'light') return { files, cached };
  for (const name of old) if (!kept.has(name)) fs.rmSync(path.join(cache, name));
  return { files, cached };
}
