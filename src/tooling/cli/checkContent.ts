import path from 'node:path';
import { createContentReport } from './contentReport';

const SITE_DIR = path.resolve(__dirname, '../../..');

/**
 * `npm run check:content`: checks everything about the content that doesn't need a build, with
 * `file:line` in every message. Files or folders as arguments limit the report to those.
 */
async function main(): Promise<void> {
  const only = process.argv.slice(2).map((file) => path.relative(SITE_DIR, path.resolve(file)));
  const { messages, lines } = await createContentReport(only);
  for (const message of messages) console.error(message);
  for (const line of lines) console.log(line);
  process.exit(messages.length === 0 ? 0 : 1);
}

void main();
