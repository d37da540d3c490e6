import { createHash } from 'node:crypto';
import { packRecords } from '../model/packRecords';
import { splitShards } from '../model/splitShards';
import { MANIFEST_FILE, SEARCH_FORMAT_VERSION } from '../model/types';
import type { SearchManifest, SearchRecord } from '../model/types';

/** Folder of the hashed files: what is in `assets/`, hosts let browsers keep for ever. */
const RECORDS_FOLDER = 'assets/search';

/**
 * The files of the search, by their path in the site: the manifest, and a file of records for each product whose name
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
    return { ...shard, content, file: `${RECORDS_FOLDER}/${shard.name}.${hash}.json` };
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
    [MANIFEST_FILE, JSON.stringify(manifest)],
  ]);
}
