import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePreference } from '../../../foundation/preferences/client/usePreference';
import { whenIdle } from '../../../shell/startup/client/whenIdle';
import type { Locale } from '../../../foundation/site/model/locales';
import { chooseLanguage } from '../model/chooseLanguage';
import { OFFER_ATTRIBUTE } from '../model/constants';
import styles from './LanguageHint.module.css';
import { languageHintStore } from './languageHintStore';
import type { LanguageOffer } from './LanguageOffer';

// Kept outside the component, which remounts when the page's layout changes.
let Offer: typeof LanguageOffer | undefined;

/**
 * Offers the site in the user's language, once, in a strip above the header. The first paint reserves
 * space for it (`markLanguageOffer`), so there's no layout shift. Its content is loaded on demand.
 */
export function LanguageHint(): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const [isAnswered, setAnswered] = usePreference(languageHintStore);
  const [locale, setLocale] = useState<Locale>();
  useEffect(() => {
    // The user may have answered in another tab.
    if (isAnswered) document.documentElement.removeAttribute(OFFER_ATTRIBUTE);
    const offered = isAnswered ? undefined : chooseLanguage(navigator.languages, currentLocale);
    if (offered === undefined) return undefined;
    if (Offer !== undefined) {
      setLocale(offered);
      return undefined;
    }
    return whenIdle(() => {
      import('./LanguageOffer').then(
        (module) => {
          Offer = module.LanguageOffer;
          setLocale(offered);
        },
        // Offline. The language menu still works.
        () => undefined,
      );
    });
  }, [isAnswered, currentLocale]);
  return (
    <div className={styles.room}>
      {Offer !== undefined && locale !== undefined && !isAnswered && (
        <Offer
          locale={locale}
          onAnswer={() => {
            setAnswered(true);
          }}
        />
      )}
    </div>
  );
}
