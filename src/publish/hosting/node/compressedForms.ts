import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { nextForFirstFlight } from '../model/compressionPlan';
import type { CompressionPlan } from '../model/compressionPlan';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** The compressed forms that a host has of a file, by their endings. */
export const FORMATS = ['br', 'gz'] as const;
type Format = (typeof FORMATS)[number];

/** Compresses a file's content in one of Node's threads. */
export async function compressContent(
  content: Buffer,
  format: Format,
  plan: CompressionPlan,
): Promise<Buffer> {
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

/** Where a folder of compressed forms has that of a content. */
export function cachedForm(
  cache: string,
  content: Buffer,
  format: Format,
  { brotli: quality }: CompressionPlan,
): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  return path.join(cache, `${hash}-${String(quality)}.${format}`);
}

/**
 * Puts a form from the cache beside its file. As another name of the same file: copies of 13,000
 * take 9 s. Where the cache is on another disk, or one without links, it's a copy.
 */
export async function placeForm(form: string, target: string): Promise<void> {
  try {
    await fs.promises.link(form, target);
  } catch {
    await fs.promises.copyFile(form, target);
  }
}
