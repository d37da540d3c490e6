import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { LOCALE_LIST, localeRoot } from '../../../foundation/site/model/locales';
import type { Locale } from '../../../foundation/site/model/locales';
import { parsePath } from '../../../foundation/site/model/paths';
import { INVITATIONS } from '../data/invitations';
import styles from './LanguageOffer.module.css';

interface Props {
  readonly locale: Locale;
  readonly onAnswer: () => void;
}

/** The content of the strip, in the language that it offers. Phones only show the link. */
export function LanguageOffer({ locale, onAnswer }: Props): ReactNode {
  const { pathname, search, hash } = useLocation();
  const { text, go, dismiss } = INVITATIONS[locale];
  const { htmlLang, dir } = LOCALE_LIST.find(({ code }) => code === locale) ?? LOCALE_LIST[0];
  const url = `${localeRoot(locale, '/')}${parsePath(pathname).canonicalPath.slice(1)}`;
  return (
    <aside
      className={styles.offer}
      lang={htmlLang}
      dir={dir}
      aria-label={text}
      data-language-hint=""
    >
      <p>{text}</p>
      <a href={`${url}${search}${hash}`} hrefLang={htmlLang} onClick={onAnswer}>
        {go}
      </a>
      <button type="button" className={styles.dismiss} onClick={onAnswer}>
        {dismiss}
      </button>
    </aside>
  );
}
