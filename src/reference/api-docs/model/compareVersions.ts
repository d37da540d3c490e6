function readNumbers(version: string): number[] {
  const [numbers = '', prerelease] = version.split(/-(.*)/);
  const parts = numbers.split('.').map(Number);
  while (parts.length < 3) parts.push(0);
  // A version without a prerelease comes after all of its prereleases.
  const stage =
    prerelease === undefined
      ? 9
      : ['alpha', 'beta', 'rc'].findIndex((name) => prerelease.startsWith(name));
  return [...parts, stage, Number(/(\d+)$/.exec(prerelease ?? '')?.[1] ?? 0)];
}

/** Negative when `a` is older than `b`; `6.4` is `6.4.0`, and a beta is older than its version. */
export function compareVersions(a: string, b: string): number {
  const left = readNumbers(a);
  const right = readNumbers(b);
  const index = left.findIndex((part, at) => part !== right[at]);
  return index === -1 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}

/** `6.4.0` -> `6.4`; a prerelease or a patch keeps its numbers. */
export function shortVersion(version: string): string {
  return version.replace(/^(\d+\.\d+)\.0$/, '$1');
}
