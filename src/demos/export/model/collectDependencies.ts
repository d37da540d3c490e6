import { getPackageName } from '../../editor/model/getPackageName';
import { readSpecifiers } from './readSpecifiers';
import type { InstalledPackages } from './types';

const DATE_ADAPTERS: Readonly<Record<string, string>> = {
  '@mui/x-date-pickers/AdapterDayjs': 'dayjs',
  '@mui/x-date-pickers-pro/AdapterDayjs': 'dayjs',
};

/**
 * Returns the packages that files import and the peer dependencies of those, with exact versions. Edited code
 * may import a package that this site doesn't have, which gets the version `latest`.
 */
export function collectDependencies(
  codes: readonly string[],
  packages: InstalledPackages,
): Record<string, string> {
  const names = new Set<string>();
  const add = (name: string): void => {
    if (names.has(name)) return;
    names.add(name);
    for (const peer of packages[name]?.peers ?? []) add(peer);
  };
  add('react');
  add('react-dom');
  for (const specifier of codes.flatMap((code) => readSpecifiers(code))) {
    if (!/^[./]/.test(specifier)) add(getPackageName(specifier));
    const dateLibrary = DATE_ADAPTERS[specifier];
    if (dateLibrary !== undefined) add(dateLibrary);
  }
  return Object.fromEntries(
    [...names].sort().map((name) => [name, packages[name]?.version ?? 'latest']),
  );
}
