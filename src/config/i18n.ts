import path from 'node:path';
import type { Config } from '@docusaurus/types';
import { PSEUDO_FOLDER, writePseudoLocale } from '../writing/languages/node/writePseudoLocale';
import { DEFAULT_LOCALE, LOCALE_LIST, localeRoot } from '../foundation/site/model/locales';
import { BASE_URL } from '../foundation/site/node/siteSettings';

/** The generated language exists only when the command names it, and never in production. */
const isDev = process.env.NODE_ENV !== 'production';
const isIncluded = ({ code, stage }: (typeof LOCALE_LIST)[number]): boolean =>
  stage !== 'generated' || (isDev && process.argv.includes(code));

const included = LOCALE_LIST.filter(isIncluded);
if (included.some(({ stage }) => stage === 'generated')) {
  writePseudoLocale(path.resolve(__dirname, '../..'));
}

/** Docusaurus' i18n options, derived from `src/foundation/site/model/locales.ts`. */
export const i18n: Config['i18n'] = {
  defaultLocale: DEFAULT_LOCALE,
  locales: included.map(({ code }) => code),
  localeConfigs: Object.fromEntries(
    included.map(({ code, label, dir, htmlLang, stage }) => [
      code,
      {
        label,
        htmlLang,
        direction: dir,
        // Explicit, because Docusaurus drops the language prefix when it builds only one language.
        baseUrl: localeRoot(code, BASE_URL),
        // `i18n/en` contains the English source messages, not a translation.
        translate: stage !== 'default',
        ...(stage === 'generated' ? { path: PSEUDO_FOLDER } : {}),
      },
    ]),
  ),
};
