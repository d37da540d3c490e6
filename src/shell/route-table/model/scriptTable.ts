/** `({35005:"00a8de1b",7722:"7649f511"})[e]+".js"`: the hashes of the chunks in their names. */
const TABLE = /\(\{((?:"?[\w-]+"?:"[\da-f]{8}",?)+)\}\)\[(\w+)\]\+"\.js"/gu;

/** Where the scripts of a page keep the hashes that are known so far, by the chunk's id. */
const STORE = 'globalThis.siteChunks';

/** The hashes of some chunks by their ids. */
export type Hashes = Readonly<Record<string, string>>;

/** The bundler's runtime in two parts: what it knows, and its code without that. */
export interface SplitRuntime {
  readonly hashes: Hashes;
  /** The runtime's code, which then knows only `hashes` and what `formatHashes` adds. */
  readonly withHashes: (hashes: Hashes) => string;
}

/** A statement that makes hashes known; it runs before the code that asks for the chunks. */
export function formatHashes(hashes: Hashes): string {
  const entries = Object.entries(hashes);
  if (entries.length === 0) return '';
  const text = entries.map(([id, hash]) => `${formatKey(id)}:"${hash}"`).join(',');
  return `Object.assign(${STORE}??={},{${text}});`;
}

const formatKey = (id: string): string => (/^(?:0|[1-9]\d*)$/u.test(id) ? id : JSON.stringify(id));

/**
 * Takes the table of chunks out of the bundler's minified runtime. Throws when it isn't there once,
 * as this version of the bundler writes it.
 */
export function splitRuntime(code: string): SplitRuntime {
  const matches = [...code.matchAll(TABLE)];
  const [match] = matches;
  if (match === undefined || matches.length > 1) {
    throw new Error(
      `src/shell/route-table/model/scriptTable.ts:2: the bundler’s runtime has ${String(matches.length)} tables of chunks in the form of TABLE, and should have one. Compare the runtime~main script of a build and adapt TABLE.`,
    );
  }
  const [whole, entries = '', id = ''] = match;
  // Of the bundler's own literals: the minifier writes numbers in many ways.
  const hashes = new Function(`return{${entries}}`)() as Record<string, string>;
  return {
    hashes,
    withHashes: (known) =>
      `${STORE}??={};${formatHashes(known)}${code.replace(whole, () => `${STORE}[${id}]+".js"`)}`,
  };
}
