import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { shortVersion } from '../../api-docs/model/compareVersions';
import { findSince } from '../../api-docs/model/history';
import type { PackageHistory } from '../../api-docs/model/historyTypes';
import { readApi } from '../../api-docs/node/readApi';
import type { ApiPageSource, FindSince } from '../model/createApiRecords';

const HISTORY = 'src/api-docs/data/history';

/** The API pages and since when their rows exist, as far as the histories of the packages tell. */
export function readApiSources(siteDir: string): {
  readonly api: readonly ApiPageSource[];
  readonly findSince: FindSince;
} {
  const folder = path.join(siteDir, HISTORY);
  const histories = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => {
        const history = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as PackageHistory;
        return [history.package, history] as const;
      }),
  );
  return {
    api: readApi(siteDir).pages,
    findSince: (api, prop) => {
      const history = histories.get(api.package);
      const since = history === undefined ? undefined : findSince(history, api.name, prop);
      if (since === undefined) return undefined;
      // Between two versions that were read others may lie: then only the later one is certain.
      return since.isExact ? shortVersion(since.version) : `≤ ${shortVersion(since.version)}`;
    },
  };
}
