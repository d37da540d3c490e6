import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CachedPart } from '../../../foundation/site/node/deferredData';
import {
  openCache,
  readFeature,
  readPackageFile,
} from '../../../foundation/site/node/packageCache';
import type { CacheEntry } from '../../../foundation/site/node/packageCache';
import { API_FAMILIES } from '../model/apiPackages';
import type { Extraction } from './extract';
import { listApiPages } from './listApiPages';
import type { ApiStub } from './listApiPages';

/**
 * Opens the cache, whose key changes with the packages, the pages' names, and the extractor's
 * source.
 */
function openEntry(siteDir: string, stubs: readonly ApiStub[]): CacheEntry<Extraction> {
  return openCache(siteDir, 'api-docs', [
    JSON.stringify(stubs),
    ...API_FAMILIES.flatMap(({ packages }) =>
      packages.map(({ name }) => readPackageFile(siteDir, name)),
    ),
    ...readFeature(siteDir, 'reference/api-docs'),
  ]);
}

function extractInChildProcess(siteDir: string, stubs: readonly ApiStub[]): Extraction {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-docs-'));
  const [input, output] = [path.join(folder, 'in.json'), path.join(folder, 'out.json')];
  try {
    fs.writeFileSync(input, JSON.stringify(stubs));
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        '--require',
        require.resolve('esbuild-register'),
        path.join(siteDir, 'src/reference/api-docs/node/extract.ts'),
        siteDir,
        input,
        output,
      ],
      { cwd: siteDir, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`The API pages couldn't be generated.\n${stderr.trim()}`);
    return JSON.parse(fs.readFileSync(output, 'utf8')) as Extraction;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** By cache key, because several plugins and every API page call `readApi`. */
const extractions = new Map<string, Extraction>();

/**
 * Returns the content of all API pages, from the cache or (after a change) from the declarations.
 *
 * @throws when the extractor reports problems
 */
export function readApi(
  siteDir: string,
  stubs: readonly ApiStub[] = listApiPages(path.join(siteDir, 'docs')),
): Extraction {
  const entry = openEntry(siteDir, stubs);
  const cached = extractions.get(entry.key);
  if (cached !== undefined) return cached;
  let extraction = entry.read();
  if (extraction === undefined) {
    extraction = extractInChildProcess(siteDir, stubs);
    entry.write(extraction);
  }
  extractions.set(entry.key, extraction);
  return extraction;
}

/** Returns the cache entry of the API reference, and a function that fills it. @see readApi */
export function cachedApi(siteDir: string): CachedPart<Extraction> {
  const entry = openEntry(siteDir, listApiPages(path.join(siteDir, 'docs')));
  return { entry, make: () => readApi(siteDir) };
}

/** Whether `readApi` would return without running the extractor. */
export function isApiCached(siteDir: string): boolean {
  const { key, read } = openEntry(siteDir, listApiPages(path.join(siteDir, 'docs')));
  return extractions.has(key) || read() !== undefined;
}
