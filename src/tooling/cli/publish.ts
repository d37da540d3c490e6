import path from 'node:path';
import { publishBuild } from '../../publish/hosting/node/publishBuild';
import { toMessage } from '../../foundation/site/model/toMessage';

const BUILD = path.resolve(__dirname, '../../../build');
/** How long a reader may keep a page open and still get its files. */
const KEEP_DAYS = 30;

/** `npm run publish:folder -- <folder>`: brings `build/` into the folder of a running host. */
function main(): void {
  const [target] = process.argv.slice(2);
  if (target === undefined) {
    console.error('Say where to: npm run publish:folder -- /srv/site');
    process.exit(2);
  }
  try {
    const options = { keepDays: KEEP_DAYS, now: Date.now() };
    const { written, removed } = publishBuild(BUILD, path.resolve(target), options);
    console.log(
      `${String(written.length)} files in ${target}, ${String(removed.length)} old ones removed.`,
    );
  } catch (error) {
    console.error(toMessage(error));
    process.exit(1);
  }
}

main();
