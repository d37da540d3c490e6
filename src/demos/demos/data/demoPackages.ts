/** Packages of other makers that examples may import, pinned in package.json (writing guide, "Demos"). */
const THIRD_PARTY_PACKAGES = [
  '@react-spring/web',
  '@tanstack/react-virtual',
  'match-sorter',
  'notistack',
  'react-hook-form',
  'react-imask',
  'react-number-format',
  'react-transition-group',
] as const;

const OWN_PACKAGES =
  /^(?:react|react-dom|dayjs|@toolpad\/core|@emotion\/(?:react|styled|cache)|@mui\/[\w-]+)$/u;

/** Whether a demo may import a package: each is pinned, exported with its version, and runs in the editor. */
export function isDemoPackage(name: string): boolean {
  return OWN_PACKAGES.test(name) || THIRD_PARTY_PACKAGES.some((known) => known === name);
}
