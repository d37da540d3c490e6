import fs from 'node:fs';
import path from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { openBuiltSite } from '../mcp/node/builtSite';
import { createServer } from '../mcp/node/createServer';
import { toMessage } from '../site/model/toMessage';

const SITE_DIR = path.resolve(__dirname, '../..');

/** `npm run mcp`: answers on standard input and output, so nothing else may be written there. */
async function main(): Promise<void> {
  const { version } = JSON.parse(fs.readFileSync(path.join(SITE_DIR, 'package.json'), 'utf8')) as {
    version: string;
  };
  const site = openBuiltSite(process.env['SITE_BUILD'] ?? path.join(SITE_DIR, 'build'));
  await createServer(site, version).connect(new StdioServerTransport());
}

main().catch((error: unknown) => {
  console.error(toMessage(error));
  process.exitCode = 1;
});
