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

// Kept here, since a change of the page's layout mounts the strip anew.
let Offer: typeof LanguageOffer | undefined;

/**
 * Offers a reader their own language, once, in a strip above the header. Its room is there from the
 * first paint (`markLanguageOffer`), so nothing moves; what it says is loaded only when it is said.
 */
export function LanguageHint(): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const [isAnswered, setAnswered] = usePreference(languageHintStore);
  const [locale, setLocale] = useState<Locale>();
  useEffect(() => {
    // Answered in this tab or another one.
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
        // Offline: the menu of languages is there anyway.
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
