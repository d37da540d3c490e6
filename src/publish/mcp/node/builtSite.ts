import fs from 'node:fs';
import path from 'node:path';
import type { ApiDataEntry } from '../../machine-readers/model/apiDataIndex';
import { createSearchIndex } from '../../../reader/search/model/createSearchIndex';
import type { SearchIndex } from '../../../reader/search/model/createSearchIndex';
import { unpackRecords } from '../../../reader/search/model/packRecords';
import type { PackedRecords } from '../../../reader/search/model/packRecords';
import { MANIFEST_FILE } from '../../../reader/search/model/types';
import type { SearchManifest, SectionTexts } from '../../../reader/search/model/types';

/** The files of a build that the server answers from. They're read when they're first needed. */
export interface OpenSite {
  readonly entries: readonly ApiDataEntry[];
  /** Returns a file's content, or `undefined` when it doesn't exist or is outside the build. */
  readonly readText: (file: string) => string | undefined;
  readonly getSearchIndex: () => SearchIndex;
}

/**
 * Opens a build.
 *
 * @throws Error when there's no build, saying what to do
 */
export function openBuiltSite(buildDir: string): OpenSite {
  const root = path.resolve(buildDir);
  const readText = (file: string): string | undefined => {
    const full = path.resolve(root, file);
    if (!full.startsWith(root + path.sep)) return undefined;
    return fs.statSync(full, { throwIfNoEntry: false })?.isFile() === true
      ? fs.readFileSync(full, 'utf8')
      : undefined;
  };
  const list = readText('api-data/index.json');
  if (list === undefined) {
    throw new Error(
      `${path.join(root, 'api-data/index.json')} is missing. The server needs a built site: run "npm run build" first, or set SITE_BUILD to the folder of a build.`,
    );
  }
  let index: SearchIndex | undefined;
  return {
    entries: JSON.parse(list) as ApiDataEntry[],
    readText,
    getSearchIndex: () => {
      if (index !== undefined) return index;
      const created = createSearchIndex();
      const manifest = JSON.parse(
        readText(MANIFEST_FILE) ?? '{"shards":[],"texts":[]}',
      ) as SearchManifest;
      for (const { file } of manifest.shards) {
        const shard = readText(file);
        if (shard !== undefined) created.add(unpackRecords(JSON.parse(shard) as PackedRecords));
      }
      for (const { file } of manifest.texts) {
        const texts = readText(file);
        if (texts !== undefined) created.addTexts(JSON.parse(texts) as SectionTexts);
      }
      index = created;
      return created;
    },
  };
}
