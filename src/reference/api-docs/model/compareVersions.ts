function readNumbers(version: string): number[] {
  const [numbers = '', prerelease] = version.split(/-(.*)/);
  const parts = numbers.split('.').map(Number);
  while (parts.length < 3) parts.push(0);
  // A release sorts after all of its prereleases.
  const stage =
    prerelease === undefined
      ? 9
      : ['alpha', 'beta', 'rc'].findIndex((name) => prerelease.startsWith(name));
  return [...parts, stage, Number(/(\d+)$/.exec(prerelease ?? '')?.[1] ?? 0)];
}

/**
 * Compares two versions for sorting: negative when `a` is older than `b`. `6.4` equals `6.4.0`, and
 * a prerelease is older than its release.
 */
export function compareVersions(a: string, b: string): number {
  const left = readNumbers(a);
  const right = readNumbers(b);
  const index = left.findIndex((part, at) => part !== right[at]);
  return index === -1 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}

/** Drops a patch number of 0: `6.4.0` → `6.4`. Other patches and prereleases stay as they are. */
export function shortVersion(version: string): string {
  return version.replace(/^(\d+\.\d+)\.0$/, '$1');
}
