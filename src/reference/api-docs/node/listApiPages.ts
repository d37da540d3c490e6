import fs from 'node:fs';
import path from 'node:path';
import { splitFrontMatter } from '../../../writing/content/model/splitFrontMatter';
import { listPages } from '../../../shell/navigation/node/listPages';
import { findApiFamily } from '../model/apiPackages';

/** A page in `docs/` that documents the API of one exported name. */
export interface ApiStub {
  readonly pathname: string;
  /** From the front matter: `api: Button`. */
  readonly name: string;
}

const API_KEY = /^api: *['"]?(?<name>[\w.]+)['"]? *$/mu;

/** Returns all pages in `docs/` with `api` in their front matter, sorted by pathname. */
export function listApiPages(docsFolder: string): ApiStub[] {
  return [...listPages(docsFolder)].flatMap(([pathname, id]) => {
    if (findApiFamily(pathname) === undefined) return [];
    const file = path.join(docsFolder, `${id}.mdx`);
    const { yaml } = splitFrontMatter(fs.readFileSync(file, 'utf8'));
    const name = API_KEY.exec(yaml)?.groups?.['name'];
    return name === undefined ? [] : [{ pathname, name }];
  });
}
