import fs from 'node:fs';
import path from 'node:path';
import {
  openCache,
  readLockFile,
  readOrMake,
  readSources,
} from '../../../foundation/site/node/packageCache';
import { buildIcons } from './buildIcons';
import { buildPackages } from './buildPackages';
import type { BuiltScript } from './buildPackages';

/** The part of the runtime that changes with the installed packages only. */
export interface PackageScripts {
  readonly scripts: readonly BuiltScript[];
  readonly icons: Readonly<Record<string, string>>;
}

/** Bundles the packages (most of a minute), or takes what an earlier build has left. */
export function readPackagesCache(siteDir: string): Promise<PackageScripts> {
  // A bundler names files by their real place, and "node_modules" may be a link to another's.
  const root = path.dirname(fs.realpathSync(path.join(siteDir, 'node_modules')));
  const inputs = [readLockFile(siteDir), ...readSources(__dirname)];
  return readOrMake(openCache<PackageScripts>(siteDir, 'live-preview', inputs), async () => ({
    scripts: await buildPackages(root),
    icons: Object.fromEntries(await buildIcons(root)),
  }));
}
