import fs from 'node:fs';
import path from 'node:path';
import { openBuiltSite } from '../../publish/mcp/node/builtSite';
import { createServer } from '../../publish/mcp/node/createServer';
import { startMcpServer } from '../../publish/mcp/node/startMcpServer';
import { toMessage } from '../../foundation/site/model/toMessage';

const SITE_DIR = path.resolve(__dirname, '../../..');

/**
 * `npm run mcp`: speaks MCP over standard input and output, so nothing else may be printed there.
 */
async function main(): Promise<void> {
  const { version } = JSON.parse(fs.readFileSync(path.join(SITE_DIR, 'package.json'), 'utf8')) as {
    version: string;
  };
  const site = openBuiltSite(process.env['SITE_BUILD'] ?? path.join(SITE_DIR, 'build'));
  await startMcpServer(createServer(site, version), {
    input: process.stdin,
    output: process.stdout,
    onFailure: fail,
  });
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  fail(toMessage(error));
});
