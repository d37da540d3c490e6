/** Third-party packages that demos may import, pinned in package.json (writing guide, "Demos"). */
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

/**
 * Whether a demo may import a package. Each allowed package is pinned, is exported with its version, and
 * is available in the live editor.
 */
export function isDemoPackage(name: string): boolean {
  return OWN_PACKAGES.test(name) || THIRD_PARTY_PACKAGES.some((known) => known === name);
}
