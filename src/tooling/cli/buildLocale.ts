import os from 'node:os';
import path from 'node:path';
import { openProgress } from '../translations/node/openProgress';
import { readStatus } from '../translations/node/readStatus';
import { createProgress } from '../../writing/languages/model/progress';
import { CHECKED_TRANSLATIONS } from '../../writing/languages/node/translationHooks';
import { DEFAULT_LOCALE, TRANSLATED_LOCALES } from '../../foundation/site/model/locales';
import type { BuildSteps } from './buildSteps';
import { runDocusaurus } from './runDocusaurus';

const SITE_DIR = path.resolve(__dirname, '../../..');

/** At times, a build keeps two cores busy. English needs up to 5 GB, and other languages less. */
const CORES_PER_BUILD = 2;
const BYTES_PER_BUILD = 5 * 2 ** 30;

/** Returns how many languages this machine can build in parallel, by its cores and free memory. */
export function countParallelBuilds(): number {
  const byCores = Math.floor(os.cpus().length / CORES_PER_BUILD);
  return Math.max(1, Math.min(byCores, Math.floor(os.freemem() / BYTES_PER_BUILD)));
}

/**
 * Checks the translations of these languages. Also saves the progress of all languages, so that the
 * page that shows it doesn't compute it again.
 *
 * @throws one error with all problems
 */
export function assertTranslations(locales: readonly string[]): void {
  if (locales.every((locale) => locale === DEFAULT_LOCALE)) return;
  const statuses = TRANSLATED_LOCALES.map((locale) => readStatus(SITE_DIR, locale));
  const problems = statuses
    .filter(({ locale }) => locales.includes(locale))
    .flatMap((status) => status.problems);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  openProgress(SITE_DIR).write(statuses.map(createProgress));
}

/**
 * Builds one language, and returns the seconds it took. It uses separate processes, because building
 * several languages in one leaks memory, and a separate folder for generated files, so that languages
 * can be built in parallel. It doesn't check translations (`assertTranslations`).
 *
 * @param onRendered called when all pages are rendered, before plugins process them
 * @throws if Docusaurus fails, which has then printed the reasons
 */
export async function buildLocale(
  locale: string,
  outDir: string,
  steps: BuildSteps,
  onRendered: () => void,
): Promise<number> {
  const start = performance.now();
  const generated = locale === DEFAULT_LOCALE ? '.docusaurus' : `.docusaurus/${locale}`;
  const args = ['build', '--locale', locale, '--out-dir', outDir];
  const env = {
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
    // Only the dev server uses the bundler's persistent cache. A build would write a gigabyte for each
    // language, which takes 36 s and 2 GB of memory, and only save 19 s in the next build.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    [CHECKED_TRANSLATIONS]: 'true',
  };
  for (const step of steps) {
    const code = await runDocusaurus(SITE_DIR, args, { ...env, ...step }, onRendered);
    if (code !== 0) throw new Error(`The build of "${locale}" failed. The reasons are above.`);
  }
  return (performance.now() - start) / 1000;
}
