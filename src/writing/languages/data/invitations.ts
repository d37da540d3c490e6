import type { Locale } from '../../../foundation/site/model/locales';

/** Texts in the language that is offered: a reader of it may not know the page's. */
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
