import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PackageVersion } from '../model/versionTable';

const DOCUMENTED_SCOPES = ['@mui/', '@toolpad/'] as const;

function readJson(file: string): Readonly<Record<string, unknown>> {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return parsed as Readonly<Record<string, unknown>>;
}

/**
 * Returns the installed version of every documented package among the site's dependencies, sorted by
 * name.
 *
 * @throws if an installed package doesn't have a version
 */
export function readPackageVersions(siteDir: string): PackageVersion[] {
  const dependencies = readJson(path.join(siteDir, 'package.json'))['dependencies'] ?? {};
  return Object.keys(dependencies)
    .filter((name) => DOCUMENTED_SCOPES.some((scope) => name.startsWith(scope)))
    .sort()
    .map((name) => {
      const { version } = readJson(path.join(siteDir, 'node_modules', name, 'package.json'));
      if (typeof version !== 'string') {
        throw new Error(
          `node_modules/${name}/package.json doesn't have a version, which the versions page needs. Run npm ci to install it again.`,
        );
      }
      return { name, version };
    });
}
