import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { listAllFiles } from '../../../foundation/site/node/listAllFiles';

const SITE_DIR = path.resolve(__dirname, '../../../..');

/** Plugins that these builds don't need. */
const OMITTED_PLUGINS = [
  'news',
  'machine-readers',
  'social-images',
  'search',
  'icons',
  'theme-tools',
] as const;

/** The real configuration for other pages. Nothing here may be less strict than in production. */
const createConfig = (without: readonly string[]): string => `
import { loadBundled } from '../src/config/loadBundled.cjs';
export default loadBundled('site').then(({ config, listPlugins }) => ({
  ...config,
  i18n: { defaultLocale: 'en', locales: ['en'] },
  presets: config.presets.map(([name, options]) => [
    name,
    {
      ...options,
      blog: false,
      pages: false,
      sitemap: false,
      docs: { ...options.docs, sidebarPath: false, showLastUpdateTime: false },
    },
  ]),
  plugins: listPlugins(${JSON.stringify([...OMITTED_PLUGINS, ...without])}),
  themeConfig: { ...config.themeConfig, navbar: { title: 'Fixture' }, footer: undefined },
}));
`;

/** The result of a build of a few pages. */
export interface FixtureBuild {
  /** Exit code. */
  readonly code: number;
  /** What the build printed. */
  readonly output: string;
  /** All pages, scripts, and stylesheets of the build, concatenated. */
  readonly text: string;
}

/**
 * Builds a site with only these pages and the project's configuration.
 *
 * @param files content by path relative to the fixture's folder, such as `docs/index.mdx`
 * @param withoutPlugins names of folders in `src/plugins` to leave out
 */
export async function buildFixture(
  files: Readonly<Record<string, string>>,
  withoutPlugins: readonly string[] = [],
): Promise<FixtureBuild> {
  const folder = fs.mkdtempSync(path.join(SITE_DIR, 'build.tmp-fixture-'));
  try {
    for (const name of ['node_modules', 'src', 'static', 'i18n', 'package.json', 'package-lock.json', 'tsconfig.json']) {
      fs.symlinkSync(path.join(SITE_DIR, name), path.join(folder, name));
    }
    fs.mkdirSync(path.join(folder, 'blog'));
    fs.writeFileSync(path.join(folder, 'docusaurus.config.ts'), createConfig(withoutPlugins));
    for (const [name, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      fs.writeFileSync(path.join(folder, name), text);
    }
    return { ...(await run(folder)), text: readText(path.join(folder, 'build')) };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function readText(build: string): string {
  if (!fs.existsSync(build)) return '';
  return listAllFiles(build)
    .filter((file) => /\.(?:html|js|css)$/u.test(file) && !file.startsWith('live/'))
    .map((file) => fs.readFileSync(path.join(build, file), 'utf8'))
    .join('\n');
}

function run(cwd: string): Promise<Omit<FixtureBuild, 'text'>> {
  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [docusaurus, 'build', '--no-minify'], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0' },
  });
  let output = '';
  const add = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}
