import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import news from '@generated/site-news/default/news.json';
import styles from './StartPage.module.css';

/** Lists the newest blog posts, with dates in the reader's language. */
export function News(): ReactNode {
  const { i18n } = useDocusaurusContext();
  const dates = new Intl.DateTimeFormat(i18n.currentLocale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section aria-labelledby="news">
      <h2 id="news" className={styles.heading}>
        <Translate id="site.start.news">What’s new</Translate>
      </h2>
      <ul className={clsx(styles.cards, styles.posts)}>
        {news.map(({ title, description, pathname, date, lang }) => (
          <li key={pathname} className={styles.post}>
            <time className={styles.version} dateTime={date}>
              {dates.format(new Date(date))}
            </time>
            <Link to={pathname} className={styles.name} lang={lang}>
              <bdi>{title}</bdi>
            </Link>
            <p className={styles.description} lang={lang}>
              <bdi>{description}</bdi>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/blog">
          <Translate id="site.start.blog">All posts</Translate>
        </Link>
        <Link to="/versions">
          <Translate id="site.start.versions">Documented versions</Translate>
        </Link>
      </p>
    </section>
  );
}
