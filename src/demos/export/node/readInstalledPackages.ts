import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { InstalledPackages } from '../model/types';

/** Packages that an exported project needs in addition to those that demos import. */
const TOOLS = [
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'tailwindcss',
  'typescript',
  'vite',
];
/** Peer dependencies that the libraries declare as optional but need in exported projects. */
const STYLE_ENGINE = /^@emotion\//;

interface PackageJson {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/**
 * Reads the exact versions and required peer dependencies of the packages that a demo can import. They're the
 * installed ones, so an exported project has the same versions as the page.
 */
export function readInstalledPackages(siteDir: string): InstalledPackages {
  const read = (file: string): PackageJson =>
    JSON.parse(readFileSync(path.join(siteDir, file), 'utf8')) as PackageJson;
  const imported = Object.keys(read('package.json').dependencies ?? {}).filter(
    (name) => !name.startsWith('@docusaurus/'),
  );
  const names = [...new Set([...imported, ...TOOLS])].sort();
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
