import fs from 'node:fs';
import path from 'node:path';
import type { CachedPart } from '../../../foundation/site/node/deferredData';
import { openCache, readLockFile, readSources } from '../../../foundation/site/node/packageCache';
import { buildIcons } from './buildIcons';
import { buildPackages } from './buildPackages';
import type { BuiltScript } from './buildPackages';

/** The part of the runtime that only changes with the installed packages. */
export interface PackageScripts {
  readonly scripts: readonly BuiltScript[];
  readonly icons: Readonly<Record<string, string>>;
}

/** Returns a cache entry for the bundled packages, which take most of a minute to build. */
export function cachedPackages(siteDir: string): CachedPart<PackageScripts> {
  // Bundlers resolve symlinks, and `node_modules` may link to that of another checkout.
  const root = path.dirname(fs.realpathSync(path.join(siteDir, 'node_modules')));
  const inputs = [readLockFile(siteDir), ...readSources(__dirname)];
  return {
    entry: openCache(siteDir, 'live-preview', inputs),
    make: async () => ({
      scripts: await buildPackages(root),
      icons: Object.fromEntries(await buildIcons(root)),
    }),
  };
}
