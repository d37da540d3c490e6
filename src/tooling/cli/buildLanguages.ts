import path from 'node:path';
import { DEFAULT_LOCALE } from '../../foundation/site/model/locales';
import { compressAhead } from '../../publish/hosting/node/compressAhead';
import type { BackgroundCompression } from '../../publish/hosting/node/compressAhead';
import { createSeal } from '../../reader/offline/node/sealBuild';
import { LOCALE_ASSETS } from '../../writing/languages/node/mergeLanguage';
import { listPages } from '../../shell/navigation/node/listPages';
import { listLeftOutPages } from '../../writing/languages/node/leftOutPages';
import { offline } from '../../config/offline';
import { buildLocale, countParallelBuilds } from './buildLocale';
import { planSteps } from './buildSteps';

const SITE_DIR = path.resolve(__dirname, '../../..');

/**
 * Returns the folder that a language is built in. Docusaurus empties that folder, so each language
 * needs a separate one. They're merged into `site` at the end.
 */
export const getBuildFolder = (site: string, locale: string): string =>
  locale === DEFAULT_LOCALE ? site : `${site}.${locale}`;

/**
 * Starts to compress the files of a finished language in the background, with the content and the URL
 * that they'll have in the site (`mergeLanguage`, `writeOfflineFiles`).
 */
function compressLanguage(site: string, locale: string, cache: string): BackgroundCompression {
  const isFirst = locale === DEFAULT_LOCALE;
  const folder = isFirst ? site : path.join(getBuildFolder(site, locale), locale);
  return compressAhead(folder, cache, (file, content) => {
    const base = isFirst || !file.startsWith(LOCALE_ASSETS) ? '/' : `/${locale}/`;
    const seal = offline.isOn ? createSeal(base + file, content.length) : '';
    return Buffer.concat([content, Buffer.from(seal)]);
  });
}

/** Returns how many documentation pages a language has in this build. */
const countPages = (locale: string): number =>
  listPages(path.join(SITE_DIR, 'docs')).size - listLeftOutPages(SITE_DIR, locale).size;

/**
 * Builds all languages, and returns the seconds that each one took. The first one is rendered alone, so
 * that the others can use its caches. Two kinds of work run beside the next language, because a build
 * doesn't always use all cores: what plugins do with the rendered pages of a language, and compressing
 * its files.
 *
 * @param site the folder of the first language, where the whole site will be
 * @param cache the folder of compressed files; without it, nothing is compressed yet
 * @throws as soon as a language fails
 */
export async function buildLanguages(
  locales: readonly string[],
  site: string,
  cache: string | undefined,
): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  const compressions: BackgroundCompression[] = [];
  const builds: Promise<void>[] = [];
  const build = async (locale: string, onRendered: () => void): Promise<void> => {
    const steps = planSteps(countPages(locale));
    times.set(locale, await buildLocale(locale, getBuildFolder(site, locale), steps, onRendered));
    if (cache !== undefined) compressions.push(compressLanguage(site, locale, cache));
  };
  let fail: (error: unknown) => void = () => undefined;
  const failure = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  /** Resolves when the language is rendered. If its build fails, even later, `failure` rejects. */
  const render = (locale: string): Promise<void> =>
    new Promise((resolve) => {
      const building = build(locale, resolve);
      builds.push(building);
      building.then(resolve, fail);
    });
  const renderAll = async (): Promise<void> => {
    const [first = DEFAULT_LOCALE, ...rest] = locales;
    await render(first);
    const renderNext = async (): Promise<void> => {
      for (let locale = rest.shift(); locale !== undefined; locale = rest.shift())
        await render(locale);
    };
    await Promise.all(Array.from({ length: countParallelBuilds() }, renderNext));
    await Promise.all(builds);
  };
  await Promise.race([renderAll(), failure]);
  await Promise.all(compressions.map((compression) => compression.stop()));
  return times;
}
