import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { InstalledPackages } from '../model/types';

/** What an exported project needs besides the packages that demos import. */
const TOOLS = [
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'tailwindcss',
  'typescript',
  'vite',
];
/** Peers that the libraries call optional, but that they need to draw anything here. */
const STYLE_ENGINE = /^@emotion\//;

interface PackageJson {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/**
 * Exact versions and needed peers of the packages that a demo can import: from what is
 * installed, so that an exported project has what the page shows.
 */
export function readInstalledPackages(siteDir: string): InstalledPackages {
  const read = (file: string): PackageJson =>
    JSON.parse(readFileSync(path.join(siteDir, file), 'utf8')) as PackageJson;
  const own = Object.keys(read('package.json').dependencies ?? {}).filter(
    (name) => !name.startsWith('@docusaurus/'),
  );
  const names = [...new Set([...own, ...TOOLS])].sort();
  return Object.fromEntries(
    names.map((name) => {
      const { version, peerDependencies, peerDependenciesMeta } = read(
        `node_modules/${name}/package.json`,
      );
      const peers = Object.keys(peerDependencies ?? {}).filter(
        (peer) =>
          names.includes(peer) &&
          (peerDependenciesMeta?.[peer]?.optional !== true || STYLE_ENGINE.test(peer)),
      );
      return [name, { version, peers }];
    }),
  );
}
