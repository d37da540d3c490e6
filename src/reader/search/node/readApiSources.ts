import { shortVersion } from '../../../reference/api-docs/model/compareVersions';
import { findSince } from '../../../reference/api-docs/model/history';
import { readApi } from '../../../reference/api-docs/node/readApi';
import { readHistories } from '../../../reference/api-docs/node/readHistories';
import type { ApiRecordSource, FindSince } from '../model/createApiRecords';

/** Returns the API pages, and a function that finds the first version of a prop in the packages' histories. */
export function readApiSources(siteDir: string): {
  readonly api: readonly ApiRecordSource[];
  readonly findSince: FindSince;
} {
  const histories = readHistories(siteDir);
  return {
    api: readApi(siteDir).pages,
    findSince: (api, prop) => {
      const history = histories.get(api.package);
      const since = history === undefined ? undefined : findSince(history, api.name, prop);
      if (since === undefined) return undefined;
      // Not every version was read. If some between two read ones are missing, only the later one is certain.
      return since.isExact ? shortVersion(since.version) : `≤ ${shortVersion(since.version)}`;
    },
  };
}
