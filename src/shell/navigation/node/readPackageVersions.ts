import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PackageVersion } from '../model/versionTable';

const DOCUMENTED_SCOPES = ['@mui/', '@toolpad/'] as const;

function readJson(file: string): Readonly<Record<string, unknown>> {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return parsed as Readonly<Record<string, unknown>>;
}

/**
 * The exact version of every documented package, sorted by name: which packages from the site's
 * own dependencies, which version from what is installed.
 */
export function readPackageVersions(siteDir: string): PackageVersion[] {
  const dependencies = readJson(path.join(siteDir, 'package.json'))['dependencies'] ?? {};
  return Object.keys(dependencies)
    .filter((name) => DOCUMENTED_SCOPES.some((scope) => name.startsWith(scope)))
    .sort()
    .map((name) => {
      const { version } = readJson(path.join(siteDir, 'node_modules', name, 'package.json'));
      if (typeof version !== 'string') {
        throw new Error(`node_modules/${name}/package.json has no version. Install it again.`);
      }
      return { name, version };
    });
}
