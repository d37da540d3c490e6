import fs from 'node:fs';
import path from 'node:path';
import { mergeLanguage, OWN_ASSETS } from '../../writing/languages/node/mergeLanguage';
import { listOrigins } from '../../reader/engagement/node/listOrigins';
import { writeBuildMarker } from '../../publish/hosting/node/buildMarker';
import { compressAhead } from '../../publish/hosting/node/compressAhead';
import type { BackgroundCompression } from '../../publish/hosting/node/compressAhead';
import { compressBuild } from '../../publish/hosting/node/compressBuild';
import type { SecurityInput } from '../../publish/hosting/model/formatSecurityTxt';
import { checkFileLimits } from '../../publish/hosting/node/checkFileLimits';
import { readCommit } from '../../publish/hosting/node/readCommit';
import { readCommitTime } from '../../publish/hosting/node/readCommitTime';
import type { CompressionEffort } from '../../publish/hosting/model/compressionPlan';
import { writeHostFiles } from '../../publish/hosting/node/writeHostFiles';
import { createSeal } from '../../reader/offline/node/sealBuild';
import { writeOfflineFiles } from '../../reader/offline/node/writeOfflineFiles';
import { SHARED_BUILD_DIR } from '../../foundation/site/node/sharedBuild';
import { engagement } from '../../config/engagement';
import { hosting } from '../../config/hosting';
import { liveHost } from '../../config/live';
import { offline } from '../../config/offline';
import { writeFileAtomic } from '../../foundation/site/node/writeFileAtomic';
import { DEFAULT_LOCALE } from '../../foundation/site/model/locales';
import { toMessage } from '../../foundation/site/model/toMessage';
import { listPages } from '../../shell/navigation/node/listPages';
import { LANGUAGE_PAGES, listLeftOutPages } from '../../writing/languages/node/leftOutPages';
import { listLanguagePages } from '../testing/record/languagePages';
import { assertTranslations, buildLocale, countParallelBuilds } from './buildLocale';
import { planSteps } from './buildSteps';
import { parseBuildOptions } from './buildOptions';
import type { BuildOptions } from './buildOptions';

const SITE_DIR = path.resolve(__dirname, '../../..');
const COMPRESSED = path.join(SITE_DIR, 'node_modules/.cache/compressed');
const TARGET = path.join(SITE_DIR, 'build');
const temporary = path.join(SITE_DIR, `build.tmp-${String(process.pid)}`);
const previous = path.join(SITE_DIR, `build.old-${String(process.pid)}`);
/** What the first language saves for the others; `.shared` so that a later build removes it. */
const shared = `${temporary}.shared`;
/** Each language is built here, and Docusaurus empties this folder; together they make the site. */
const partOf = (locale: string): string =>
  locale === DEFAULT_LOCALE ? temporary : `${temporary}.${locale}`;

const remove = (folder: string): void => {
  fs.rmSync(folder, { recursive: true, force: true });
};

/** The options, or the end with what is wrong with them. */
function readOptions(): BuildOptions {
  try {
    return parseBuildOptions(process.argv.slice(2));
  } catch (error) {
    console.error(toMessage(error));
    return process.exit(2);
  }
}

/** What security.txt says; nothing where no date of the commit is known, since it must expire. */
function readSecurity(): SecurityInput | undefined {
  const committedAt = readCommitTime(SITE_DIR);
  if (committedAt !== undefined) return { ...hosting.security, committedAt };
  console.warn(
    'No /.well-known/security.txt: it expires some time after the commit, and neither git nor SOURCE_DATE_EPOCH gives the date of it.',
  );
  return undefined;
}

const writeRules = (): Promise<void> =>
  writeHostFiles(temporary, {
    ...listOrigins(engagement),
    liveHost,
    reportUrl: hosting.reportUrl,
    security: readSecurity(),
  });

async function compress(effort: CompressionEffort): Promise<void> {
  const start = performance.now();
  const { files, cached } = await compressBuild(temporary, COMPRESSED, effort);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `Compressed ${String(files)} files (${String(cached)} from the cache) in ${seconds} s.`,
  );
}

/** The builds of translated languages read what they have: the same pages as the crawl visits. */
function limitLanguages(): void {
  const file = path.join(SITE_DIR, 'node_modules/.cache/language-pages.json');
  writeFileAtomic(file, JSON.stringify(listLanguagePages()));
  process.env[LANGUAGE_PAGES] = file;
}

/** Builds beside `build/` and takes its place only when whole: a killed build harms nothing. */
async function main(): Promise<void> {
  const { locales, isForTests } = readOptions();
  for (const name of fs.readdirSync(SITE_DIR)) {
    if (/^build\.(tmp|old)-(\d+(\.\w+)?|fixture-\w+)$/.test(name))
      fs.rmSync(path.join(SITE_DIR, name), { recursive: true });
  }
  if (isForTests) limitLanguages();
  if (locales.length > 1) process.env[SHARED_BUILD_DIR] = shared;
  try {
    const building = buildAll(locales, isForTests);
    // While the first language starts, so that a mistake is told right away.
    assertTranslations(locales);
    const times = await building;
    remove(shared);
    for (const locale of locales) {
      if (locale !== DEFAULT_LOCALE) mergeLanguage(partOf(locale), temporary, locale);
    }
    await writeOfflineFiles(temporary, offline.isOn ? 'keep' : 'remove');
    for (const [locale, seconds] of times) {
      console.log(`Built "${locale}" in ${seconds.toFixed(1)} s.`);
    }
    // Pages are read by this thread, and compressed by others.
    await Promise.all([writeRules(), compress(isForTests ? 'light' : 'best')]);
    checkFileLimits(temporary);
  } catch (error) {
    for (const folder of [...locales.map(partOf), shared]) remove(folder);
    console.error(toMessage(error));
    console.error(
      'The build failed; build/ is as it was. The reasons are above, by file and line.',
    );
    process.exit(1);
  }
  writeBuildMarker(temporary, {
    locales,
    commit: readCommit(SITE_DIR),
    purpose: isForTests ? 'tests' : 'readers',
  });
  if (fs.existsSync(TARGET)) fs.renameSync(TARGET, previous);
  fs.renameSync(temporary, TARGET);
  remove(previous);
}

/** Compresses the files of a language that is built, as they will be in the site (`mergeLanguage`). */
function compressLanguage(locale: string): BackgroundCompression {
  const isFirst = locale === DEFAULT_LOCALE;
  const folder = isFirst ? partOf(locale) : path.join(partOf(locale), locale);
  return compressAhead(folder, COMPRESSED, (file, content) => {
    const base = isFirst || !file.startsWith(OWN_ASSETS) ? '/' : `/${locale}/`;
    const seal = offline.isOn ? createSeal(base + file, content.length) : '';
    return Buffer.concat([content, Buffer.from(seal)]);
  });
}

/** Pages of the documentation that a language has in this build. */
const countPages = (locale: string): number =>
  listPages(path.join(SITE_DIR, 'docs')).size - listLeftOutPages(SITE_DIR, locale).size;

/**
 * Seconds by language. The first one alone, so that the others find its caches. What is built is
 * compressed beside the next: that leaves a core idle now and then.
 */
async function buildAll(
  locales: readonly string[],
  isForTests: boolean,
): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  const ahead: BackgroundCompression[] = [];
  const build = async (locale: string): Promise<void> => {
    times.set(locale, await buildLocale(locale, partOf(locale), planSteps(countPages(locale))));
    if (!isForTests) ahead.push(compressLanguage(locale));
  };
  const [first = DEFAULT_LOCALE, ...rest] = locales;
  await build(first);
  const work = async (): Promise<void> => {
    for (let locale = rest.shift(); locale !== undefined; locale = rest.shift())
      await build(locale);
  };
  await Promise.all(Array.from({ length: countParallelBuilds() }, work));
  await Promise.all(ahead.map((work) => work.stop()));
  return times;
}

void main();
