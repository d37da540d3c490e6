import fs from 'node:fs';
import path from 'node:path';
import type { ApiDataEntry } from '../../machine-readers/model/apiDataIndex';
import { createSearchIndex } from '../../../reader/search/model/createSearchIndex';
import type { SearchIndex } from '../../../reader/search/model/createSearchIndex';
import { unpackRecords } from '../../../reader/search/model/packRecords';
import type { PackedRecords } from '../../../reader/search/model/packRecords';
import { MANIFEST_FILE } from '../../../reader/search/model/types';
import type { SearchManifest, SectionTexts } from '../../../reader/search/model/types';

/** What the server answers from: the files of a build, read when they are first needed. */
export interface OpenSite {
  readonly entries: readonly ApiDataEntry[];
  /** A file of the build as text; `undefined` when there is none, or it is outside the build. */
  readonly readText: (file: string) => string | undefined;
  readonly getSearchIndex: () => SearchIndex;
}

/** Opens a build. Fails with what to do when there is none. */
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
      `${path.join(root, 'api-data/index.json')} is missing: the answers come from a built site. Run "npm run build" first, or set SITE_BUILD to the folder of a build.`,
    );
  }
  let index: SearchIndex | undefined;
  return {
    entries: JSON.parse(list) as ApiDataEntry[],
    readText,
    getSearchIndex: () => {
      if (index !== undefined) return index;
      const made = createSearchIndex();
      const manifest = JSON.parse(
        readText(MANIFEST_FILE) ?? '{"shards":[],"texts":[]}',
      ) as SearchManifest;
      for (const { file } of manifest.shards) {
        const shard = readText(file);
        if (shard !== undefined) made.add(unpackRecords(JSON.parse(shard) as PackedRecords));
      }
      for (const { file } of manifest.texts) {
        const texts = readText(file);
        if (texts !== undefined) made.addTexts(JSON.parse(texts) as SectionTexts);
      }
      index = made;
      return made;
    },
  };
}
