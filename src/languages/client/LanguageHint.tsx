import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { whenIdle } from '../../startup/client/whenIdle';
import { usePreference } from '../../preferences/client/usePreference';
import type { Locale } from '../../site/model/locales';
import { chooseLanguage } from '../model/chooseLanguage';
import { languageHintStore } from './languageHintStore';

/** Offers a reader their own language, once; the offer's code is loaded only when it is made. */
export function LanguageHint(): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const [isAnswered, setAnswered] = usePreference(languageHintStore);
  const [Card, setCard] = useState<ComponentType<{ locale: Locale; onAnswer: () => void }>>();
  const [locale, setLocale] = useState<Locale>();
  useEffect(() => {
    const offered = isAnswered ? undefined : chooseLanguage(navigator.languages, currentLocale);
    if (offered === undefined) return undefined;
    return whenIdle(() => {
      import('./LanguageCard').then(
        (module) => {
          setCard(() => module.LanguageCard);
          setLocale(offered);
        },
        // Offline: the menu of languages is there anyway.
        () => undefined,
      );
    });
  }, [isAnswered, currentLocale]);
  if (Card === undefined || locale === undefined || isAnswered) return null;
  return (
    <Card
      locale={locale}
      onAnswer={() => {
        setAnswered(true);
      }}
    />
  );
}
