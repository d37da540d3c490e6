import { readApi } from '../../../reference/api-docs/node/readApi';
import { toApiDataPath } from '../model/apiDataPath';
import type { ApiDataEntry } from '../model/apiDataIndex';

/** A file of the build. */
export interface DataFile {
  readonly file: string;
  readonly text: string;
}

/** Returns the API data as JSON files: one for each page, and `api-data/index.json`, which lists them. */
export function readApiData(siteDir: string): DataFile[] {
  const { pages } = readApi(siteDir);
  const index = pages.map(({ pathname, api }): ApiDataEntry => {
    const { name, kind, version } = api;
    const data = `/${toApiDataPath(pathname)}`;
    return { name, kind, package: api.package, version, page: pathname, data };
  });
  return [
    { file: 'api-data/index.json', text: JSON.stringify(index) },
    ...pages.map(({ pathname, api }) => ({
      file: toApiDataPath(pathname),
      text: JSON.stringify({ page: pathname, ...api }),
    })),
  ];
}
