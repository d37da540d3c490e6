import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { API_FAMILIES } from '../model/apiPackages';
import type { Extraction } from './extract';
import { listApiPages } from './listApiPages';
import type { ApiStub } from './listApiPages';

const CACHE = 'node_modules/.cache/api-docs';
const SOURCES = ['src/api-docs/node', 'src/api-docs/model'];

/** Changes when a package, a page's name or the extractor changes; nothing else matters. */
function createKey(siteDir: string, stubs: readonly ApiStub[]): string {
  const hash = createHash('sha256').update(JSON.stringify(stubs));
  for (const { packages } of API_FAMILIES) {
    for (const { name } of packages) {
      hash.update(fs.readFileSync(path.join(siteDir, 'node_modules', name, 'package.json')));
    }
  }
  for (const folder of SOURCES) {
    for (const name of fs.readdirSync(path.join(siteDir, folder)).sort()) {
      if (/\.test\.ts$/u.test(name)) continue;
      hash.update(name).update(fs.readFileSync(path.join(siteDir, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function extractTo(siteDir: string, file: string, stubs: readonly ApiStub[]): void {
  fs.rmSync(path.dirname(file), { recursive: true, force: true });
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const [input, output] = [`${file}.in`, `${file}.out-${String(process.pid)}`];
  fs.writeFileSync(input, JSON.stringify(stubs));
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--require',
      require.resolve('esbuild-register'),
      path.join(siteDir, 'src/api-docs/node/extract.ts'),
      siteDir,
      input,
      output,
    ],
    { cwd: siteDir, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The API pages could not be made.\n${stderr.trim()}`);
  // Whole or not at all: a killed extraction leaves no half a file behind.
  fs.renameSync(output, file);
}

const known = new Map<string, Extraction>();

/** Every API page, from the cache or (after a change) from the declarations. */
export function readApi(
  siteDir: string,
  stubs: readonly ApiStub[] = listApiPages(path.join(siteDir, 'docs')),
): Extraction {
  const key = createKey(siteDir, stubs);
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const file = path.join(siteDir, CACHE, `${key}.json`);
  if (!fs.existsSync(file)) extractTo(siteDir, file, stubs);
  const extraction = JSON.parse(fs.readFileSync(file, 'utf8')) as Extraction;
  known.set(key, extraction);
  return extraction;
}
