import fs from 'node:fs';
import path from 'node:path';
import { mergeLanguage } from '../../writing/languages/node/mergeLanguage';
import { listOrigins } from '../../reader/engagement/node/listOrigins';
import { writeBuildMarker } from '../../publish/hosting/node/buildMarker';
import { compressBuild } from '../../publish/hosting/node/compressBuild';
import type { SecurityInput } from '../../publish/hosting/model/formatSecurityTxt';
import { checkFileLimits } from '../../publish/hosting/node/checkFileLimits';
import { readCommit } from '../../publish/hosting/node/readCommit';
import { readCommitTime } from '../../publish/hosting/node/readCommitTime';
import type { CompressionEffort } from '../../publish/hosting/model/compressionPlan';
import { writeHostFiles } from '../../publish/hosting/node/writeHostFiles';
import { writeOfflineFiles } from '../../reader/offline/node/writeOfflineFiles';
import { SHARED_BUILD_DIR } from '../../foundation/site/node/sharedBuild';
import { readOrMake } from '../../foundation/site/node/packageCache';
import { cachedApi } from '../../reference/api-docs/node/readApi';
import { engagement } from '../../config/engagement';
import { hosting } from '../../config/hosting';
import { liveHost } from '../../config/live';
import { offline } from '../../config/offline';
import { writeFileAtomic } from '../../foundation/site/node/writeFileAtomic';
import { DEFAULT_LOCALE } from '../../foundation/site/model/locales';
import { toMessage } from '../../foundation/site/model/toMessage';
import { LANGUAGE_PAGES } from '../../writing/languages/node/leftOutPages';
import { listLanguagePages } from '../testing/record/languagePages';
import { buildLanguages, getBuildFolder } from './buildLanguages';
import { assertTranslations } from './buildLocale';
import { parseBuildOptions } from './buildOptions';
import type { BuildOptions } from './buildOptions';

const SITE_DIR = path.resolve(__dirname, '../../..');
const COMPRESSED = path.join(SITE_DIR, 'node_modules/.cache/compressed');
const TARGET = path.join(SITE_DIR, 'build');
const temporary = path.join(SITE_DIR, `build.tmp-${String(process.pid)}`);
const previous = path.join(SITE_DIR, `build.old-${String(process.pid)}`);
/**
 * Where the first language saves work for the others. If a build is killed, the next one removes the
 * folder, because its name matches the pattern of temporary folders.
 */
const shared = `${temporary}.shared`;
const remove = (folder: string): void => {
  fs.rmSync(folder, { recursive: true, force: true });
};

/** Returns the command's options. If they're invalid, prints why and exits. */
function readOptions(): BuildOptions {
  try {
    return parseBuildOptions(process.argv.slice(2));
  } catch (error) {
    console.error(toMessage(error));
    return process.exit(2);
  }
}

/** Returns the data of security.txt, or `undefined` without a commit date, which its expiry needs. */
function readSecurity(): SecurityInput | undefined {
  const committedAt = readCommitTime(SITE_DIR);
  if (committedAt !== undefined) return { ...hosting.security, committedAt };
  console.warn(
    "Skipped /.well-known/security.txt, because its expiry depends on the date of the commit, and git doesn't know it. Build in a git repository, or set SOURCE_DATE_EPOCH.",
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

/** Limits translated languages to the pages that the tests' crawl visits. */
function limitLanguagePages(): void {
  const file = path.join(SITE_DIR, 'node_modules/.cache/language-pages.json');
  writeFileAtomic(file, JSON.stringify(listLanguagePages()));
  process.env[LANGUAGE_PAGES] = file;
}

/**
 * Checks the translations. Both the check and the first language need the API reference, which takes
 * longest to read, so it's read first and in another process.
 */
async function checkTranslations(locales: readonly string[]): Promise<void> {
  const { entry, make } = cachedApi(SITE_DIR);
  await readOrMake(entry, make);
  assertTranslations(locales);
}

/**
 * Builds into a temporary folder and swaps it in when it's complete, so a killed build never leaves a
 * broken `build/`.
 */
async function main(): Promise<void> {
  const { locales, isForTests } = readOptions();
  for (const name of fs.readdirSync(SITE_DIR)) {
    if (/^build\.(tmp|old)-(\d+(\.\w+)?|fixture-\w+)$/.test(name))
      fs.rmSync(path.join(SITE_DIR, name), { recursive: true });
  }
  if (isForTests) limitLanguagePages();
  if (locales.length > 1) process.env[SHARED_BUILD_DIR] = shared;
  try {
    const [times] = await Promise.all([
      buildLanguages(locales, temporary, isForTests ? undefined : COMPRESSED),
      // While the first language builds, so that mistakes are reported right away.
      checkTranslations(locales),
    ]);
    remove(shared);
    for (const locale of locales) {
      if (locale !== DEFAULT_LOCALE)
        mergeLanguage(getBuildFolder(temporary, locale), temporary, locale);
    }
    await writeOfflineFiles(temporary, offline.isOn ? 'keep' : 'remove');
    for (const [locale, seconds] of times) {
      console.log(`Built "${locale}" in ${seconds.toFixed(1)} s.`);
    }
    // This thread reads the pages while other threads compress them.
    await Promise.all([writeRules(), compress(isForTests ? 'light' : 'best')]);
    checkFileLimits(temporary);
  } catch (error) {
    for (const folder of [...locales.map((locale) => getBuildFolder(temporary, locale)), shared])
      remove(folder);
    console.error(toMessage(error));
    console.error(
      'The build failed, and build/ is unchanged. The reasons are above, with file and line.',
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

void main();
