import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { HISTORY_PACKAGES } from '../../reference/api-docs/data/historyPackages';
import { createHistory } from '../../reference/api-docs/model/createHistory';
import { readSnapshot } from '../../reference/api-docs/node/historySnapshot';
import { fetchTarball, readTypeFiles } from '../../reference/api-docs/node/historyTarball';

const TARGET = path.resolve(__dirname, '../../reference/api-docs/data/history');
/** `docusaurus clear` empties the cache in node_modules; a second run should not download again. */
const DOWNLOADS = path.join(os.tmpdir(), 'api-history');

/** Compares published versions and writes what changed: `npm run api:history`. */
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
        `${name}: no component was found in ${empty.map(({ version }) => version).join(', ')}. Its files may lie elsewhere: see src/reference/api-docs/node/historySnapshot.ts.`,
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
