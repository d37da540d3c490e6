/** Addresses of the site's own files in a text: `assets/…`, `fonts/…`, `img/…`, also below a language. */
const REFERENCE =
  /(?<=["'(=\s/`])((?:[a-z]{2}\/)?(?:assets|fonts|img)\/[\w./~@%-]+\.[a-z0-9]{2,5})/gu;

/**
 * The files that an HTML, a script or a stylesheet names. Names that a script puts together are
 * not found; the bundler knows those.
 */
export function readReferences(text: string): string[] {
  return [...new Set([...text.matchAll(REFERENCE)].map((match) => match[1] ?? ''))];
}

/** `new Worker(new URL(r.p + r.u("48123"), …))`: the chunk of a worker, which is no chunk of a page. */
const WORKER_CHUNK = /\bnew Worker\(new URL\(\w+\.p\s*\+\s*\w+\.u\("?([\w-]+)"?\)/gu;

/** The ids of the chunks that a script starts as workers. */
export function readWorkerChunks(script: string): string[] {
  return [...script.matchAll(WORKER_CHUNK)].map((match) => match[1] ?? '');
}

/** `({35005:"00a8de3c",7722:"7649f51b"})[e]+".js"`: the hashes in the names of a worker's chunks. */
const CHUNK_HASHES = /\{((?:"?[\w-]+"?:"[\da-f]{8}",?)+)\}\)?\[\w+\]\s*\+\s*"\.js"/u;

/**
 * The hashes of the chunks that a worker's script loads by itself. The page's runtime has such a
 * list too, of all chunks of the site: it is no worker and names nothing here.
 */
export function readWorkerHashes(script: string): string[] {
  if (!script.includes('importScripts(')) return [];
  const list = CHUNK_HASHES.exec(script)?.[1] ?? '';
  return [...list.matchAll(/"([\da-f]{8})"/gu)].map((match) => match[1] ?? '');
}
