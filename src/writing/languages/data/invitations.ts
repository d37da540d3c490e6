import type { Locale } from '../../../foundation/site/model/locales';

/** Strings in the offered language, because the user may not understand the page's language. */
export interface Invitation {
  readonly text: string;
  readonly go: string;
  readonly dismiss: string;
}

export const INVITATIONS: Readonly<Record<Locale, Invitation>> = {
  en: {
    text: 'This page is available in English.',
    go: 'Read in English',
    dismiss: 'No, thanks',
  },
  zh: { text: '本站提供简体中文版。', go: '阅读中文版', dismiss: '不用了' },
  ar: { text: 'هذا الموقع متاح باللغة العربية.', go: 'اقرأ بالعربية', dismiss: 'لا، شكرًا' },
};
