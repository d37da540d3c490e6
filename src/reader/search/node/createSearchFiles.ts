import { hashContent } from '../../../foundation/site/node/hashContent';
import { packRecords } from '../model/packRecords';
import { splitShards } from '../model/splitShards';
import { splitTexts } from '../model/splitTexts';
import { MANIFEST_FILE, SEARCH_FORMAT_VERSION } from '../model/types';
import type { FullRecord, SearchManifest, Shard, ShardName } from '../model/types';

/** Folder of the hashed files. Hosts send files in `assets/` with immutable caching. */
const RECORDS_FOLDER = 'assets/search';

interface SearchFile extends Shard {
  readonly content: string;
}

function createFile(name: ShardName, suffix: string, records: number, data: unknown): SearchFile {
  const content = JSON.stringify(data);
  const hash = hashContent(content, 10);
  const file = `${RECORDS_FOLDER}/${name}${suffix}.${hash}.json`;
  return { name, file, records, bytes: Buffer.byteLength(content), content };
}

const toShard = ({ name, file, records, bytes }: SearchFile): Shard => ({
  name,
  file,
  records,
  bytes,
});

/**
 * Returns the content of the search files by path, relative to the site's base URL: the manifest and,
 * for each product, a file of records and a full-text file. The names of the latter contain a content
 * hash, so that they can be cached forever. The output is deterministic.
 */
export function createSearchFiles(
  full: readonly FullRecord[],
  locale: string,
): ReadonlyMap<string, string> {
  const { records, texts: textsByShard } = splitTexts(full);
  const shards = splitShards(records).map(({ name, records: own }) =>
    createFile(name, '', own.length, packRecords(own)),
  );
  const texts = [...textsByShard].map(([name, words]) =>
    createFile(name, '.text', Object.keys(words).length, words),
  );
  const manifest: SearchManifest = {
    version: SEARCH_FORMAT_VERSION,
    locale,
    shards: shards.map(toShard),
    texts: texts.map(toShard),
  };
  return new Map([
    ...[...shards, ...texts].map(({ file, content }) => [file, content] as const),
    [MANIFEST_FILE, JSON.stringify(manifest)],
  ]);
}
