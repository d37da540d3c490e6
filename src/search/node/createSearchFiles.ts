import { createHash } from 'node:crypto';
import { packRecords } from '../model/packRecords';
import { splitShards } from '../model/splitShards';
import { SEARCH_FORMAT_VERSION } from '../model/types';
import type { SearchManifest, SearchRecord } from '../model/types';

/** Name of the folder of the search files in the built site. */
export const SEARCH_FOLDER = 'search';

/**
 * The files of the search: `manifest.json`, and a file of records for each product whose name
 * contains a hash of its content, so that it may be cached for ever. Equal records give equal
 * files.
 */
export function createSearchFiles(
  records: readonly SearchRecord[],
  locale: string,
): ReadonlyMap<string, string> {
  const shards = splitShards(records).map((shard) => {
    const content = JSON.stringify(packRecords(shard.records));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    return { ...shard, content, file: `${shard.name}.${hash}.json` };
  });
  const manifest: SearchManifest = {
    version: SEARCH_FORMAT_VERSION,
    locale,
    shards: shards.map(({ name, file, records: own, content }) => ({
      name,
      file,
      records: own.length,
      bytes: Buffer.byteLength(content),
    })),
  };
  return new Map([
    ...shards.map(({ file, content }) => [file, content] as const),
    ['manifest.json', JSON.stringify(manifest)],
  ]);
}
