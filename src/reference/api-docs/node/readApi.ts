import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CachedPart } from '../../../foundation/site/node/deferredData';
import {
  openCache,
  readFeature,
  readOrMakeSync,
  readPackageFile,
} from '../../../foundation/site/node/packageCache';
import type { CacheEntry } from '../../../foundation/site/node/packageCache';
import { runScript, runScriptSync } from '../../../foundation/site/node/runScript';
import { API_FAMILIES } from '../model/apiPackages';
import type { Extraction } from './extract';
import { listApiPages } from './listApiPages';
import type { ApiStub } from './listApiPages';

const EXTRACTOR = 'src/reference/api-docs/node/extract.ts';
const FAILURE = "The API pages couldn't be generated.";

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

/** The files that the extractor's process reads and writes, and its arguments. */
interface ExtractionJob {
  readonly args: readonly string[];
  readonly readResult: () => Extraction;
  readonly remove: () => void;
}

function createJob(siteDir: string, stubs: readonly ApiStub[]): ExtractionJob {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-docs-'));
  const [input, output] = [path.join(folder, 'in.json'), path.join(folder, 'out.json')];
  fs.writeFileSync(input, JSON.stringify(stubs));
  return {
    args: [siteDir, input, output],
    readResult: () => JSON.parse(fs.readFileSync(output, 'utf8')) as Extraction,
    remove: () => {
      fs.rmSync(folder, { recursive: true });
    },
  };
}

/** Runs the extractor in a separate process, without blocking this one. */
async function extract(siteDir: string, stubs: readonly ApiStub[]): Promise<Extraction> {
  const job = createJob(siteDir, stubs);
  try {
    await runScript(siteDir, EXTRACTOR, job.args, FAILURE);
    return job.readResult();
  } finally {
    job.remove();
  }
}

function extractSync(siteDir: string, stubs: readonly ApiStub[]): Extraction {
  const job = createJob(siteDir, stubs);
  try {
    runScriptSync(siteDir, EXTRACTOR, job.args, FAILURE);
    return job.readResult();
  } finally {
    job.remove();
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
  const extraction = readOrMakeSync(entry, () => extractSync(siteDir, stubs));
  extractions.set(entry.key, extraction);
  return extraction;
}

/** Returns the cache entry of the API reference, and a function that fills it. @see readApi */
export function cachedApi(siteDir: string): CachedPart<Extraction> {
  const stubs = listApiPages(path.join(siteDir, 'docs'));
  return { entry: openEntry(siteDir, stubs), make: () => extract(siteDir, stubs) };
}

/** Whether `readApi` would return without running the extractor. */
export function isApiCached(siteDir: string): boolean {
  const { key, read } = openEntry(siteDir, listApiPages(path.join(siteDir, 'docs')));
  return extractions.has(key) || read() !== undefined;
}
