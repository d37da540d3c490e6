import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { PackageHistory } from '../model/historyTypes';

const FOLDER = 'src/reference/api-docs/data/history';

/** Returns the recorded changes between published versions, by package. */
export function readHistories(siteDir: string): ReadonlyMap<string, PackageHistory> {
  const folder = path.join(siteDir, FOLDER);
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => {
        const history = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as PackageHistory;
        return [history.package, history] as const;
      }),
  );
}
