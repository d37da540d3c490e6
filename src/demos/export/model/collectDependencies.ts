import { getPackageName } from '../../editor/model/getPackageName';
import { readSpecifiers } from './readSpecifiers';
import type { InstalledPackages } from './types';

const DATE_ADAPTERS: Readonly<Record<string, string>> = {
  '@mui/x-date-pickers/AdapterDayjs': 'dayjs',
  '@mui/x-date-pickers-pro/AdapterDayjs': 'dayjs',
};

/**
 * The packages that files import and the peers that those need, with exact versions. A
 * package that this site does not know gets its newest version: the reader has asked for it.
 */
export function collectDependencies(
  codes: readonly string[],
  packages: InstalledPackages,
): Record<string, string> {
  const wanted = new Set<string>();
  const want = (name: string): void => {
    if (wanted.has(name)) return;
    wanted.add(name);
    for (const peer of packages[name]?.peers ?? []) want(peer);
  };
  want('react');
  want('react-dom');
  for (const specifier of codes.flatMap((code) => readSpecifiers(code))) {
    if (!/^[./]/.test(specifier)) want(getPackageName(specifier));
    const dateLibrary = DATE_ADAPTERS[specifier];
    if (dateLibrary !== undefined) want(dateLibrary);
  }
  return Object.fromEntries(
    [...wanted].sort().map((name) => [name, packages[name]?.version ?? 'latest']),
  );
}
