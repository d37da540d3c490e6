import type { Config } from '@docusaurus/types';

/** Languages with a folder in `i18n/`. Adding one is one line here. */
export const i18n: Config['i18n'] = {
  defaultLocale: 'en',
  locales: ['en'],
  localeConfigs: { en: { label: 'English', htmlLang: 'en', direction: 'ltr' } },
};
