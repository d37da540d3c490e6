import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { translate } from '@docusaurus/Translate';
import { PRODUCTS } from '../../../foundation/site/model/products';
import type { OfflineSection } from '../model/sections';
import styles from './OfflinePage.module.css';
import { SectionRow } from './SectionRow';
import { loadSections } from './sectionStorage';
import { useCanKeep } from './useCanKeep';

type Loaded = readonly OfflineSection[] | 'failed' | undefined;

/** Lists the products, each of which can be kept offline and removed. */
export function OfflineSections(): ReactNode {
  const canKeep = useCanKeep();
  const locale = useDocusaurusContext().i18n.currentLocale;
  const [sections, setSections] = useState<Loaded>();
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (canKeep !== true) return;
    loadSections(locale).then(setSections, () => {
      setSections('failed');
    });
  }, [canKeep, locale]);
  return (
    <div data-shelf="">
      <div role="status" className={styles.status}>
        {announcement}
      </div>
      {canKeep === false ? (
        <p className={styles.waiting}>
          {translate({
            id: 'site.offline.unsupported',
            message:
              'Pages can’t be saved in this browser or from this URL. Open the production site in an up-to-date browser, and not in a private window.',
          })}
        </p>
      ) : (
        <Sections sections={sections} locale={locale} announce={setAnnouncement} />
      )}
    </div>
  );
}

function Sections({
  sections,
  locale,
  announce,
}: {
  readonly sections: Loaded;
  readonly locale: string;
  readonly announce: (text: string) => void;
}): ReactNode {
  if (sections === undefined) return <p className={styles.waiting} />;
  if (sections === 'failed' || sections.length === 0) {
    return (
      <p>
        {translate({
          id: 'site.offline.noSections',
          message:
            'Couldn’t load the list of sections. Check your connection and reload this page.',
        })}
      </p>
    );
  }
  return (
    <ul className={styles.sections}>
      {sections.map((section) => (
        <SectionRow
          key={section.id}
          name={PRODUCTS.find(({ id }) => id === section.id)?.name ?? section.id}
          section={section}
          locale={locale}
          announce={announce}
        />
      ))}
    </ul>
  );
}
