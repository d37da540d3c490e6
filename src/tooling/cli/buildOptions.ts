import { parseArgs } from 'node:util';
import { DEFAULT_LOCALE, SERVED_LOCALES } from '../../foundation/site/model/locales';
import { toMessage } from '../../foundation/site/model/toMessage';

/** Which languages to build, and for whom. */
export interface BuildOptions {
  /** The requested languages and always English, because the others are merged into its folder. */
  readonly locales: readonly string[];
  /** Compresses quickly, and builds only the translated pages that tests open. */
  readonly isForTests: boolean;
}

const USAGE =
  '"npm run build" builds all languages. "npm run build -- --locale zh,ar" builds these and English, "npm run build -- --for tests" what the tests open.';

/**
 * Returns the options of `npm run build`: `--locale en,zh`, for a quick look at some languages, and
 * `--for tests`.
 *
 * @throws for an unknown option or value, which would otherwise be noticed after a full build
 */
export function parseBuildOptions(args: readonly string[]): BuildOptions {
  const { locale, for: purpose } = readValues(args);
  if (purpose !== undefined && purpose !== 'tests')
    throw new Error(`--for "${purpose}" doesn't exist: the only purpose is "tests". ${USAGE}`);
  const served: readonly string[] = SERVED_LOCALES;
  const requested = locale?.split(',') ?? served;
  const unknown = requested.filter((code) => !served.includes(code));
  if (unknown.length > 0) {
    throw new Error(
      `The site has no language "${unknown.join(', ')}". Its languages are ${served.join(', ')}; CONTRIBUTING.md explains how to add one.`,
    );
  }
  return {
    locales: served.filter((code) => code === DEFAULT_LOCALE || requested.includes(code)),
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
