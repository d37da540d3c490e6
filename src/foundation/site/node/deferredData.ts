import logger from '@docusaurus/logger';
import { toMessage } from '../model/toMessage';
import { fillInBackground } from './backgroundWork';
import type { DeferredPart } from './backgroundWork';
import { readOrMake } from './packageCache';
import type { CacheEntry } from './packageCache';

/** A value that's slow to compute, and its cache entry. */
export interface CachedPart<Value> {
  readonly entry: CacheEntry<Value>;
  readonly make: () => Value | Promise<Value>;
}

/** Starts filling a cache in a background process, unless it's already filled. */
export function warmCache<Value>(
  siteDir: string,
  part: DeferredPart,
  { entry }: CachedPart<Value>,
): void {
  if (entry.has()) return;
  // If this fails, the code that needs the value computes it or reports the error.
  fillInBackground(siteDir, part).catch(() => undefined);
}

interface DeferredOptions<Value> extends CachedPart<Value> {
  readonly siteDir: string;
  readonly part: DeferredPart;
  /** The value that pages use until the real one is ready. */
  readonly placeholder: Value;
  /** Writes the data for the pages. The dev server picks up later changes. */
  readonly write: (value: Value) => Promise<void>;
}

/**
 * Provides pages with a value that's slow to compute. A build waits for it. The dev server starts
 * with a placeholder unless the value is cached, and replaces it when a background process is done.
 */
export async function provideDeferred<Value>(options: DeferredOptions<Value>): Promise<void> {
  const { siteDir, part, entry, make, placeholder, write } = options;
  const cached = entry.read();
  if (cached !== undefined || process.env['NODE_ENV'] !== 'development') {
    await write(cached ?? (await readOrMake(entry, make)));
    return;
  }
  await write(placeholder);
  fillInBackground(siteDir, part)
    .then(async () => {
      const value = entry.read();
      if (value !== undefined) await write(value);
    })
    .catch((error: unknown) => {
      logger.error(toMessage(error));
    });
}
