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

/** A build is busy on two cores at times, and takes up to 5 GB (English; the others take less). */
const CORES_PER_BUILD = 2;
const BYTES_PER_BUILD = 5 * 2 ** 30;

/** How many languages this machine can build at a time. */
export function countParallelBuilds(): number {
  const byCores = Math.floor(os.cpus().length / CORES_PER_BUILD);
  return Math.max(1, Math.min(byCores, Math.floor(os.freemem() / BYTES_PER_BUILD)));
}

/**
 * Throws one error with everything that is wrong with the translations of these languages. What it
 * counts is kept for the page that shows how far they are, so that a build counts once.
 */
export function assertTranslations(locales: readonly string[]): void {
  if (locales.every((locale) => locale === DEFAULT_LOCALE)) return;
  const all = TRANSLATED_LOCALES.map((locale) => readStatus(SITE_DIR, locale));
  const problems = all
    .filter(({ locale }) => locales.includes(locale))
    .flatMap((status) => status.problems);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  openProgress(SITE_DIR).write(all.map(createProgress));
}

/**
 * Builds one language in processes of its own (several in one process leak memory) with its own
 * folder of generated files, so that two can run at a time. Its translations are checked elsewhere
 * (`assertTranslations`). Resolves with the seconds it took; rejects with what is wrong.
 */
export async function buildLocale(
  locale: string,
  outDir: string,
  steps: BuildSteps,
): Promise<number> {
  const start = performance.now();
  const generated = locale === DEFAULT_LOCALE ? '.docusaurus' : `.docusaurus/${locale}`;
  const args = ['build', '--locale', locale, '--out-dir', outDir];
  const env = {
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
    // The bundler's own cache is for the dev server. A build would write a gigabyte for each
    // language, which takes 36 s and 2 GB of memory; the next one would be 19 s shorter.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    [CHECKED_TRANSLATIONS]: 'true',
  };
  for (const step of steps) {
    const code = await runDocusaurus(SITE_DIR, args, { ...env, ...step });
    if (code !== 0) throw new Error(`The build of "${locale}" failed; its reasons are above.`);
  }
  return (performance.now() - start) / 1000;
}
