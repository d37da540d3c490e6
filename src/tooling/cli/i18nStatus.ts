import path from 'node:path';
import { formatStatus } from '../../writing/languages/model/formatStatus';
import { toExitCode } from '../../writing/languages/model/status';
import { readStatus } from '../translations/node/readStatus';
import { TRANSLATED_LOCALES } from '../../foundation/site/model/locales';
import { reportFailure } from './reportFailure';

const SITE_DIR = path.resolve(__dirname, '../../..');

/**
 * `npm run i18n:status`: shows how complete each translation is. Exits with 0 when everything is
 * translated, 1 when something is stale or missing, and 2 when something is broken.
 */
function main(): void {
  const args = process.argv.slice(2);
  const index = args.indexOf('--locale');
  const only = index === -1 ? undefined : args[index + 1];
  const locales = TRANSLATED_LOCALES.filter((code) => only === undefined || code === only);
  if (locales.length === 0) {
    console.error(
      `The site isn't translated to "${only ?? ''}". Its languages are ${TRANSLATED_LOCALES.join(', ')}.`,
    );
    process.exit(2);
  }
  const statuses = locales.map((locale) => readStatus(SITE_DIR, locale));
  if (args.includes('--json')) console.log(JSON.stringify({ locales: statuses }, null, 2));
  else console.log(statuses.map(formatStatus).join('\n\n'));
  process.exitCode = toExitCode(statuses);
}

reportFailure(main);
