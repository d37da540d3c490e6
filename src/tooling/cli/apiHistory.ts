import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { HISTORY_PACKAGES } from '../../reference/api-docs/data/historyPackages';
import { createHistory } from '../../reference/api-docs/model/createHistory';
import { readSnapshot } from '../../reference/api-docs/node/historySnapshot';
import { fetchTarball, readTypeFiles } from '../../reference/api-docs/node/historyTarball';

const TARGET = path.resolve(__dirname, '../../reference/api-docs/data/history');
/**
 * Outside node_modules, whose cache `docusaurus clear` empties: a second run shouldn't download
 * again.
 */
const DOWNLOADS = path.join(os.tmpdir(), 'api-history');

/**
 * `npm run api:history`: compares the published versions of each package and writes what changed.
 */
function main(): void {
  fs.mkdirSync(DOWNLOADS, { recursive: true });
  for (const { name, file, versions } of HISTORY_PACKAGES) {
    const snapshots = versions.map((version) => {
      process.stdout.write(`\r${name} ${version}        `);
      return readSnapshot(version, readTypeFiles(fetchTarball(DOWNLOADS, name, version)));
    });
    const empty = snapshots.filter(({ components }) => components.size === 0);
    if (empty.length > 0) {
      throw new Error(
        `${name}: no components found in ${empty.map(({ version }) => version).join(', ')}. The package may keep its type files in another folder there: adapt src/reference/api-docs/node/historySnapshot.ts.`,
      );
    }
    const history = createHistory(name, snapshots);
    const text = JSON.stringify(history).replace(/("\w+":\{"(?:since|removed|props)")/g, '\n$1');
    fs.writeFileSync(path.join(TARGET, `${file}.json`), `${text}\n`);
    const count = Object.keys(history.components).length;
    console.log(
      `\r${name}: ${String(versions.length)} versions, ${String(snapshots.at(-1)?.components.size)} components now, ${String(count)} with changes`,
    );
  }
}

main();
