import path from 'node:path';
import { formatStatus } from '../../writing/languages/model/formatStatus';
import { toExitCode } from '../../writing/languages/model/status';
import { readStatus } from '../translations/node/readStatus';
import { TRANSLATED_LOCALES } from '../../foundation/site/model/locales';
import { reportFailure } from './reportFailure';

const SITE_DIR = path.resolve(__dirname, '../../..');

/**
 * The translator's overview. Exit code 0: everything is done; 1: something is stale or missing;
 * 2: something is broken.
 */
function main(): void {
  const args = process.argv.slice(2);
  const index = args.indexOf('--locale');
  const only = index === -1 ? undefined : args[index + 1];
  const locales = TRANSLATED_LOCALES.filter((code) => only === undefined || code === only);
  if (locales.length === 0) {
    console.error(`"${only ?? ''}" is no language of the site: ${TRANSLATED_LOCALES.join(', ')}.`);
    process.exit(2);
  }
  const statuses = locales.map((locale) => readStatus(SITE_DIR, locale));
  if (args.includes('--json')) console.log(JSON.stringify({ locales: statuses }, null, 2));
  else console.log(statuses.map(formatStatus).join('\n\n'));
  process.exitCode = toExitCode(statuses);
}

reportFailure(main);
