import fs from 'node:fs';
import path from 'node:path';
import { startSiteServer } from './siteServer';

const PORT = Number(process.env['PORT'] ?? 3000);
const BUILD = path.resolve(__dirname, '../../../build');

/** `npm run serve`: the built site as a host would serve it. */
async function main(): Promise<void> {
  if (!fs.existsSync(path.join(BUILD, '.complete'))) {
    console.error('build/ is missing or unfinished. Run "npm run build" first.');
    process.exit(1);
  }
  const { url } = await startSiteServer(BUILD, PORT);
  console.log(`Serving build/ at ${url}`);
}

void main();
