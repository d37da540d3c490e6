import { parseArgs } from 'node:util';
import { DEFAULT_LOCALE, SERVED_LOCALES } from '../../foundation/site/model/locales';
import { toMessage } from '../../foundation/site/model/toMessage';

/** What a build makes. */
export interface BuildOptions {
  /** English, whose folder the other languages are laid into, and those that were asked for. */
  readonly locales: readonly string[];
  /** Compressed quickly, and translated languages have only the pages that tests open. */
  readonly isForTests: boolean;
}

const USAGE =
  'npm run build builds all languages. With --locale zh,ar after "--" it builds English and these, with --for tests what the tests open.';

/**
 * Reads `--locale en,zh` (a quick look at some languages) and `--for tests`. Throws one sentence
 * with what there is instead: a mistyped option would otherwise cost a whole build.
 */
export function parseBuildOptions(args: readonly string[]): BuildOptions {
  const { locale, for: purpose } = readValues(args);
  if (purpose !== undefined && purpose !== 'tests')
    throw new Error(`A build can't be for "${purpose}". ${USAGE}`);
  const served: readonly string[] = SERVED_LOCALES;
  const asked = locale?.split(',') ?? served;
  const unknown = asked.filter((code) => !served.includes(code));
  if (unknown.length > 0) {
    throw new Error(
      `The site has no language "${unknown.join()}": it is served in ${served.join(', ')}. CONTRIBUTING.md says how to add one.`,
    );
  }
  return {
    locales: served.filter((code) => code === DEFAULT_LOCALE || asked.includes(code)),
    isForTests: purpose === 'tests',
  };
}

function readValues(args: readonly string[]): { locale?: string; for?: string } {
  const options = { locale: { type: 'string' }, for: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new Error(`${toMessage(error)}. ${USAGE}`, { cause: error });
  }
}
