import { createHash } from 'node:crypto';
import { packRecords } from '../model/packRecords';
import { splitShards } from '../model/splitShards';
import { splitTexts } from '../model/splitTexts';
import { MANIFEST_FILE, SEARCH_FORMAT_VERSION } from '../model/types';
import type { FullRecord, SearchManifest, Shard, ShardName } from '../model/types';

/** Folder of the hashed files: what is in `assets/`, hosts let browsers keep for ever. */
const RECORDS_FOLDER = 'assets/search';

interface SearchFile extends Shard {
  readonly content: string;
}

function createFile(name: ShardName, ending: string, records: number, data: unknown): SearchFile {
  const content = JSON.stringify(data);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const file = `${RECORDS_FOLDER}/${name}${ending}.${hash}.json`;
  return { name, file, records, bytes: Buffer.byteLength(content), content };
}

const toShard = ({ name, file, records, bytes }: SearchFile): Shard => ({
  name,
  file,
  records,
  bytes,
});

/**
 * The files of the search, by their path in the site: the manifest, and for each product a file of
 * records and one of their further words. Their names contain a hash of their content, so that they
 * may be cached for ever. Equal records give equal files.
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
