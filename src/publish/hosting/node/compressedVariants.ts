import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { hashContent } from '../../../foundation/site/node/hashContent';
import { nextForFirstFlight } from '../model/compressionPlan';
import type { CompressionPlan } from '../model/compressionPlan';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** The compressed formats, by file extension. */
export const FORMATS = ['br', 'gz'] as const;
type Format = (typeof FORMATS)[number];

/** Compresses a file's content in Node's thread pool. */
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

/** Returns the path in the cache for a content's compressed variant. */
export function getCachedVariantPath(
  cache: string,
  content: Buffer,
  format: Format,
  { brotli: quality }: CompressionPlan,
): string {
  const hash = hashContent(content, 32);
  return path.join(cache, `${hash}-${String(quality)}.${format}`);
}

/**
 * Creates a hard link to a variant in the cache, because copying 13,000 files takes 9 s. If the cache
 * is on another disk, or on one without links, it's copied.
 */
export async function linkVariant(variant: string, target: string): Promise<void> {
  try {
    await fs.promises.link(variant, target);
  } catch {
    await fs.promises.copyFile(variant, target);
  }
}
