import fs from 'node:fs';
import path from 'node:path';
import type { CachedPart } from '../../../foundation/site/node/deferredData';
import { openCache, readLockFile, readSources } from '../../../foundation/site/node/packageCache';
import { buildIcons } from './buildIcons';
import { buildPackages } from './buildPackages';
import type { BuiltScript } from './buildPackages';

/** The part of the runtime that changes with the installed packages only. */
export interface PackageScripts {
  readonly scripts: readonly BuiltScript[];
  readonly icons: Readonly<Record<string, string>>;
}

/** The bundled packages, which take most of a minute to make, as a value in the cache. */
export function cachedPackages(siteDir: string): CachedPart<PackageScripts> {
  // A bundler names files by their real place, and "node_modules" may be a link to another's.
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
