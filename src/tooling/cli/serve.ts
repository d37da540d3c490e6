import fs from 'node:fs';
import path from 'node:path';
import { toMessage } from '../../foundation/site/model/toMessage';
import { describeListenError, readPort } from './serveOptions';
import { startSiteServer } from './siteServer';

const BUILD = path.resolve(__dirname, '../../../build');

/** The port, or the end with what is wrong with it. */
function readPortOrEnd(): number {
  try {
    return readPort(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(toMessage(error));
    return process.exit(2);
  }
}

/** `npm run serve`: the built site as a host would serve it. */
async function main(): Promise<void> {
  const port = readPortOrEnd();
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
