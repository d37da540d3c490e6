import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './StartPage.module.css';

/** The section "What you can rely on". */
export function Guarantees(): ReactNode {
  return (
    <section aria-labelledby="promises">
      <h2 id="promises" className={styles.heading}>
        <Translate id="site.start.promises">What you can rely on</Translate>
      </h2>
      <dl className={styles.guarantees}>
        <div>
          <dt>
            <Translate id="site.start.promise.demos">Every demo runs</Translate>
          </dt>
          <dd>
            <Translate id="site.start.promise.demosText">
              What you see is the code below it, in TypeScript or JavaScript, running with the
              packages that you install.
            </Translate>
          </dd>
        </div>
        <div>
          <dt>
            <Translate id="site.start.promise.versions">Versions are exact</Translate>
          </dt>
          <dd>
            <Translate id="site.start.promise.versionsText">
              Examples and API references match one release of each package, down to the patch
              version.
            </Translate>{' '}
            <Link to="/versions">
              <Translate id="site.start.promise.versionsLink">See the versions</Translate>
            </Link>
          </dd>
        </div>
        <div>
          <dt>
            <Translate id="site.start.promise.everywhere">Readable everywhere</Translate>
          </dt>
          <dd>
            <Translate id="site.start.promise.everywhereText">
              On a phone, in dark mode, with a keyboard, from right to left, on paper, and with
              JavaScript turned off.
            </Translate>
          </dd>
        </div>
        <div>
          <dt>
            <Translate id="site.start.promise.open">Built in the open</Translate>
          </dt>
          <dd>
            <Translate id="site.start.promise.openText">
              The blog covers our releases and how we make these pages.
            </Translate>{' '}
            <Link to="/blog">
              <Translate id="site.start.promise.openLink">Read the blog</Translate>
            </Link>
          </dd>
        </div>
      </dl>
    </section>
  );
}
