import fs from 'node:fs';
import path from 'node:path';
import { toMessage } from '../../foundation/site/model/toMessage';
import { describeListenError, readPort } from './serveOptions';
import { startSiteServer } from './siteServer';

const BUILD = path.resolve(__dirname, '../../../build');

/** Returns the port, or exits with a message if it isn't valid. */
function readPortOrExit(): number {
  try {
    return readPort(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(toMessage(error));
    return process.exit(2);
  }
}

/** `npm run serve`: serves the built site as a host would. */
async function main(): Promise<void> {
  const port = readPortOrExit();
  if (!fs.existsSync(path.join(BUILD, '.complete'))) {
    console.error('build/ is missing or unfinished. Run "npm run build" first.');
    process.exit(1);
  }
  try {
    const { url } = await startSiteServer(BUILD, port);
    console.log(`Serving build/ at ${url}`);
  } catch (error) {
    console.error(describeListenError(error, port));
    process.exit(1);
  }
}

void main();
