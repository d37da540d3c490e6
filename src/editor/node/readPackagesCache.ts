import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { buildIcons } from './buildIcons';
import { buildPackages } from './buildPackages';
import type { BuiltScript } from './buildPackages';

/** The part of the runtime that changes with the installed packages only. */
export interface PackageScripts {
  readonly scripts: readonly BuiltScript[];
  readonly icons: Readonly<Record<string, string>>;
}

/**
 * Bundles the packages, or takes the bundles that an earlier build has left under
 * `node_modules/.cache`: the key covers the lock file and the code that makes them.
 */
export async function readPackagesCache(siteDir: string): Promise<PackageScripts> {
  const hash = createHash('sha256');
  hash.update(fs.readFileSync(path.join(siteDir, 'package-lock.json')));
  for (const file of fs.readdirSync(__dirname).sort()) {
    if (!file.includes('.test.')) hash.update(fs.readFileSync(path.join(__dirname, file)));
  }
  const folder = path.join(siteDir, 'node_modules/.cache/live-preview');
  const file = path.join(folder, `${hash.digest('hex').slice(0, 16)}.json`);
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8')) as PackageScripts;
  const scripts = await buildPackages(siteDir);
  const built = { scripts, icons: Object.fromEntries(await buildIcons(siteDir)) };
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  // Renamed when whole, as a second locale's build may read at the same time.
  const unfinished = `${file}.${String(process.pid)}`;
  fs.writeFileSync(unfinished, JSON.stringify(built));
  fs.renameSync(unfinished, file);
  return built;
}
