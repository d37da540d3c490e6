/** The runtime's table of the hashes in file names: `({35005:"00a8de1b",7722:"7649f511"})[e]+".js"`. */
const TABLE = /\(\{((?:"?[\w-]+"?:"[\da-f]{8}",?)+)\}\)\[(\w+)\]\+"\.js"/gu;

/** The global object with the hashes that the page has loaded so far, by chunk ID. */
const STORE = 'globalThis.siteChunks';

/** Hashes by chunk ID. */
export type Hashes = Readonly<Record<string, string>>;

/** The bundler's runtime, split into its hashes and the code around them. */
export interface SplitRuntime {
  readonly hashes: Hashes;
  /** Returns the runtime's code with only these hashes. Other scripts add theirs (`formatHashes`). */
  readonly withHashes: (hashes: Hashes) => string;
}

/** Returns a statement that adds hashes. It has to run before the code that requests those chunks. */
export function formatHashes(hashes: Hashes): string {
  const entries = Object.entries(hashes);
  if (entries.length === 0) return '';
  const text = entries.map(([id, hash]) => `${formatKey(id)}:"${hash}"`).join(',');
  return `Object.assign(${STORE}??={},{${text}});`;
}

const formatKey = (id: string): string => (/^(?:0|[1-9]\d*)$/u.test(id) ? id : JSON.stringify(id));

/**
 * Finds the table of hashes in the bundler's minified runtime.
 *
 * @throws Error if there isn't exactly one table in the format of this version of the bundler
 */
export function splitRuntime(code: string): SplitRuntime {
  const matches = [...code.matchAll(TABLE)];
  const [match] = matches;
  if (match === undefined || matches.length > 1) {
    throw new Error(
      `src/shell/route-table/model/chunkHashes.ts:2: TABLE matches ${String(matches.length)} times in the bundler’s runtime, but should match once. Compare it with the runtime~main script of a build, and update TABLE.`,
    );
  }
  const [whole, entries = '', id = ''] = match;
  // Evaluated, because the minifier writes numbers in many formats, such as 1e5.
  const hashes = new Function(`return{${entries}}`)() as Record<string, string>;
  return {
    hashes,
    withHashes: (known) =>
      `${STORE}??={};${formatHashes(known)}${code.replace(whole, () => `${STORE}[${id}]+".js"`)}`,
  };
}
