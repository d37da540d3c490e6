import path from 'node:path';
import { publishBuild } from '../../publish/hosting/node/publishBuild';
import { toMessage } from '../../foundation/site/model/toMessage';

const BUILD = path.resolve(__dirname, '../../../build');
/** How long files of earlier builds stay, for readers who keep a page open across releases. */
const KEEP_DAYS = 30;

/** `npm run publish:folder -- <folder>`: copies `build/` into the folder that a host is serving. */
function main(): void {
  const [target] = process.argv.slice(2);
  if (target === undefined) {
    console.error('Name the target folder: npm run publish:folder -- /srv/site');
    process.exit(2);
  }
  try {
    const options = { keepDays: KEEP_DAYS, now: Date.now() };
    const { written, removed } = publishBuild(BUILD, path.resolve(target), options);
    console.log(
      `Wrote ${String(written.length)} files to ${target}, removed ${String(removed.length)} old ones.`,
    );
  } catch (error) {
    console.error(toMessage(error));
    process.exit(1);
  }
}

main();
