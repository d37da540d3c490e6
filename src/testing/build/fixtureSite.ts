import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const SITE_DIR = path.resolve(__dirname, '../../..');

/** The real configuration over other pages: nothing here may be laxer than in production. */
const CONFIG = `
import config from '../docusaurus.config';
const LEFT_OUT = ['plugin-content-blog', 'plugin-content-pages', 'plugin-sitemap', 'plugins/news', 'plugins/machine-readers', 'plugins/social-images', 'plugins/search', 'plugins/icons', 'plugins/theme-tools'];
const nameOf = (plugin) => String(Array.isArray(plugin) ? plugin[0] : plugin);
export default {
  ...config,
  i18n: { defaultLocale: 'en', locales: ['en'] },
  plugins: config.plugins
    .filter((plugin) => !LEFT_OUT.some((name) => nameOf(plugin).includes(name)))
    .map((plugin) =>
      nameOf(plugin).includes('plugins/docs')
        ? [plugin[0], { ...plugin[1], sidebarPath: false, showLastUpdateTime: false }]
        : plugin,
    ),
  themeConfig: { ...config.themeConfig, navbar: { title: 'Fixture' }, footer: undefined },
};
`;

/** What a build of a few pages said. */
export interface FixtureBuild {
  readonly code: number;
  readonly output: string;
}

/**
 * Builds a site that has only these pages, with the project's own configuration. Paths are
 * relative to the fixture's folder, such as `docs/index.mdx`.
 */
export async function buildFixture(files: Readonly<Record<string, string>>): Promise<FixtureBuild> {
  const folder = fs.mkdtempSync(path.join(SITE_DIR, 'build.tmp-fixture-'));
  try {
    for (const name of ['node_modules', 'src', 'static', 'i18n', 'package.json', 'package-lock.json', 'tsconfig.json']) {
      fs.symlinkSync(path.join(SITE_DIR, name), path.join(folder, name));
    }
    fs.mkdirSync(path.join(folder, 'blog'));
    fs.writeFileSync(path.join(folder, 'docusaurus.config.ts'), CONFIG);
    for (const [name, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      fs.writeFileSync(path.join(folder, name), text);
    }
    return await run(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function run(cwd: string): Promise<FixtureBuild> {
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
