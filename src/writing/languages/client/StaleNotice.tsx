import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { BlockChange } from '../model/change';
import styles from './StaleNotice.module.css';
import { TranslationGuideLink } from './TranslationGuideLink';

interface Props {
  /** The English page's file, relative to the project. */
  readonly page: string;
  /** `BlockChange[]` as JSON. */
  readonly changes: string;
}

const TAGS = { same: 'span', added: 'ins', removed: 'del' } as const;

/** Says that the English page has changed since it was translated. The changes can be expanded. */
export function StaleNotice({ page, changes }: Props): ReactNode {
  const blocks = JSON.parse(changes) as readonly BlockChange[];
  return (
    <aside
      className="alert alert--info margin-bottom--lg"
      data-translation="stale"
      data-site-screen-only=""
      aria-label={translate({ id: 'site.languages.notice', message: 'About this translation' })}
    >
      <p className="margin-bottom--none">
        <Translate
          id="site.languages.stale"
          description="{count} is how many blocks of the page changed in English"
          values={{ count: blocks.length }}
        >
          {
            'The English page has changed since this translation was made. Changed paragraphs: {count}.'
          }
        </Translate>{' '}
        <TranslationGuideLink page={page} />
      </p>
      <details className={styles.changes}>
        <summary>
          <Translate id="site.languages.showChanges">Show changes</Translate>
        </summary>
        <ul lang="en" dir="ltr">
          {blocks.map(({ path, parts }, index) => (
            <li key={index}>
              {path === '' ? null : <strong>{path}: </strong>}
              {parts.map(([kind, text], part) => {
                const Tag = TAGS[kind];
                return <Tag key={part}>{text}</Tag>;
              })}
            </li>
          ))}
        </ul>
      </details>
    </aside>
  );
}
