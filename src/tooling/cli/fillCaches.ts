import path from 'node:path';
import { cachedPackages } from '../../demos/editor/node/cachedPackages';
import { readApi } from '../../reference/api-docs/node/readApi';
import { listMeasured } from '../../reference/bundle-size/node/listMeasured';
import { cachedSizes } from '../../reference/bundle-size/node/readSizes';
import { cachedIcons } from '../../reference/icons/node/cachedIcons';
import { cachedErrorCodes } from '../../reference/production-error/node/cachedErrorCodes';
import type { DeferredPart } from '../../foundation/site/node/backgroundWork';
import { readOrMake } from '../../foundation/site/node/packageCache';
import type { CachedPart } from '../../foundation/site/node/deferredData';

const SITE_DIR = path.resolve(__dirname, '../../..');

async function fill<Value>({ entry, make }: CachedPart<Value>): Promise<void> {
  await readOrMake(entry, make);
}

const FILLERS: Readonly<Record<DeferredPart, () => Promise<void>>> = {
  'api-docs': async () => void readApi(SITE_DIR),
  'bundle-size': () => fill(cachedSizes(SITE_DIR, listMeasured(SITE_DIR))),
  icons: () => fill(cachedIcons(SITE_DIR)),
  'error-codes': () => fill(cachedErrorCodes(SITE_DIR)),
  'live-preview': () => fill(cachedPackages(SITE_DIR)),
};

/**
 * Fills the caches that its arguments name. A dev server or a build runs this in the background.
 */
async function main(): Promise<void> {
  for (const part of process.argv.slice(2)) await FILLERS[part as DeferredPart]();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
