import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../../cli/findChromium';
import type { Figure, PartResult } from '../model/figures';
import { parseWrk } from '../model/parseWrk';
import { measurePageLoad } from './pageLoad';
import { isInstalled, startNginx } from './nginx';
import { readProcessTree } from './processTree';
import { BUILD } from '../../testing/html/builtPages';
import { assertBuilt, logStep } from './project';

const CONNECTIONS = 64;
const SECONDS = 8;
const PAGES = ['/', '/material-ui/react-button', '/x/react-data-grid'];
const INSTALL_HINT =
  'Install them to measure under load (Debian, Ubuntu: apt-get install nginx-light wrk).';

/** Returns the addresses to request, and what each is. */
function listTargets(): [what: string, pathname: string][] {
  const html = fs.readFileSync(path.join(BUILD, 'index.html'), 'utf8');
  const main = /\/assets\/js\/main\.[^">\s]+/.exec(html)?.[0] ?? '';
  const search = fs
    .readdirSync(path.join(BUILD, 'assets/search'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => `/assets/search/${file}`);
  return [
    ['a page', '/material-ui/react-button'],
    ['the main script', main],
    ['search data', search[0] ?? '/search/manifest.json'],
  ];
}

function runWrk(url: string): ReturnType<typeof parseWrk> {
  const { stdout, stderr } = spawnSync(
    'wrk',
    [
      '--threads=2',
      `--connections=${String(CONNECTIONS)}`,
      `--duration=${String(SECONDS)}s`,
      '--latency',
      '--header=Accept-Encoding: br, gzip',
      url,
    ],
    { encoding: 'utf8' },
  );
  return parseWrk(stdout + stderr);
}

/**
 * Measures the built site under load, behind a real nginx with the configuration from the build.
 */
export async function measureLoad(): Promise<PartResult> {
  assertBuilt();
  const missing = ['nginx', 'wrk'].filter((program) => !isInstalled(program));
  if (missing.length > 0) {
    return {
      part: 'load',
      figures: [],
      notes: [`Missing: ${missing.join(', ')}. ${INSTALL_HINT}`],
    };
  }
  logStep('nginx with the generated configuration');
  const nginx = await startNginx();
  const figures: Figure[] = [{ id: 'nginx refuses its file', value: 0, unit: '' }];
  try {
    for (const [what, pathname] of listTargets()) {
      const { requestsPerS, p99Ms, errors } = runWrk(nginx.url + pathname);
      figures.push(
        { id: 'requests per second', of: what, value: requestsPerS, unit: 'req/s' },
        { id: '99 of 100 answered in', of: what, value: p99Ms, unit: 'ms' },
        { id: 'requests with errors', of: what, value: errors, unit: '' },
      );
    }
    const memory = readProcessTree(nginx.pid).reduce((sum, { bytes }) => sum + bytes, 0);
    figures.push({ id: 'nginx: memory', value: memory / 2 ** 20, unit: 'MiB' });
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox'],
    });
    for (const pathname of PAGES) {
      const { errors } = await measurePageLoad(browser, BUILD, nginx.url + pathname);
      for (const error of errors) console.error(`   ${pathname}: ${error}`);
      figures.push({ id: 'console errors', of: pathname, value: errors.length, unit: '' });
    }
    await browser.close();
  } finally {
    nginx.stop();
  }
  return { part: 'load', figures, notes: [] };
}
