import logger from '@docusaurus/logger';
import { fillInBackground } from './backgroundWork';
import type { DeferredPart } from './backgroundWork';
import { readOrMake } from './packageCache';
import type { CacheEntry } from './packageCache';

/** A value that takes long to make, and its place in the cache. */
export interface CachedPart<Value> {
  readonly entry: CacheEntry<Value>;
  readonly make: () => Value | Promise<Value>;
}

/** Has a value made beside this process unless the cache has it. Who needs it asks for it later. */
export function warmCache<Value>(
  siteDir: string,
  part: DeferredPart,
  { entry }: CachedPart<Value>,
): void {
  if (entry.has()) return;
  // Who needs it makes it when this fails, or tells why it can't be made.
  fillInBackground(siteDir, part).catch(() => undefined);
}

interface DeferredOptions<Value> extends CachedPart<Value> {
  readonly siteDir: string;
  readonly part: DeferredPart;
  /** What pages have meanwhile. */
  readonly placeholder: Value;
  /** Writes the pages' data; the dev server notices when that changes. */
  readonly write: (value: Value) => Promise<void>;
}

/**
 * Gives pages a value that takes long to make. A build waits for it. The dev server starts with the
 * placeholder unless the value is in the cache, and gets it when a process beside it has made it.
 */
export async function provideDeferred<Value>(options: DeferredOptions<Value>): Promise<void> {
  const { siteDir, part, entry, make, placeholder, write } = options;
  const known = entry.read();
  if (known !== undefined || process.env['NODE_ENV'] !== 'development') {
    await write(known ?? (await readOrMake(entry, make)));
    return;
  }
  await write(placeholder);
  fillInBackground(siteDir, part)
    .then(async () => {
      const made = entry.read();
      if (made !== undefined) await write(made);
    })
    .catch((error: unknown) => {
      logger.error(error instanceof Error ? error.message : String(error));
    });
}
