import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useUiLanguage } from '../../../foundation/messages/client/uiLanguage';
import type { RecentChange } from '../model/recentChanges';
import styles from './RecentChanges.module.css';
import { UpdatedDate } from './UpdatedDate';
import { useLastVisit } from './useLastVisit';

interface OverviewFrontMatter {
  /** Added by the build (`readRecentChanges`). */
  readonly recentChanges?: readonly RecentChange[];
}

/**
 * The recently changed pages of a product, below its overview. Pages that changed since the last
 * visit are marked.
 */
export function RecentChanges(): ReactNode {
  const { frontMatter, permalink } = useDoc().metadata;
  const { recentChanges = [] } = frontMatter as OverviewFrontMatter;
  return recentChanges.length === 0 ? null : (
    <ChangeList changes={recentChanges} overview={permalink} />
  );
}

interface ListProps {
  readonly changes: readonly RecentChange[];
  readonly overview: string;
}

function ChangeList({ changes, overview }: ListProps): ReactNode {
  const lastVisit = useLastVisit(overview);
  return (
    <section aria-labelledby="recent-changes" {...useUiLanguage()}>
      <h2 id="recent-changes">
        <Translate id="site.recentChanges.title">Recently updated</Translate>
      </h2>
      <p>
        <Translate id="site.recentChanges.note">
          Pages that changed since your last visit are marked. The time of your visit is stored only
          on this device.
        </Translate>
      </p>
      <ul className={styles.list}>
        {changes.map(({ pathname, title, lang, at }) => (
          <li key={pathname}>
            <Link to={pathname} lang={lang}>
              {title}
            </Link>
            {/* Always rendered, so the layout doesn't shift once the last visit is known. */}
            <span className={styles.mark} data-new={lastVisit > 0 && at > lastVisit}>
              <Translate id="site.recentChanges.mark">New to you</Translate>
            </span>
            <span className={styles.date}>
              <UpdatedDate at={at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
