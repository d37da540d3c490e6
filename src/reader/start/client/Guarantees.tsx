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
              What you see is the source below it, in TypeScript and JavaScript, with the packages
              that you would install.
            </Translate>
          </dd>
        </div>
        <div>
          <dt>
            <Translate id="site.start.promise.versions">The versions are exact</Translate>
          </dt>
          <dd>
            <Translate id="site.start.promise.versionsText">
              Examples and references belong to one release of each package, down to the patch.
            </Translate>{' '}
            <Link to="/versions">
              <Translate id="site.start.promise.versionsLink">See the versions</Translate>
            </Link>
          </dd>
        </div>
        <div>
          <dt>
            <Translate id="site.start.promise.everywhere">It reads everywhere</Translate>
          </dt>
          <dd>
            <Translate id="site.start.promise.everywhereText">
              On a phone, in the dark, from the keyboard, from right to left, on paper, and with
              scripts off.
            </Translate>
          </dd>
        </div>
        <div>
          <dt>
            <Translate id="site.start.promise.open">You see how it is made</Translate>
          </dt>
          <dd>
            <Translate id="site.start.promise.openText">
              Releases, and the making of these pages, are written down.
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
