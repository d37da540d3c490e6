import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './ScriptsNotice.module.css';

/**
 * The place where the inline script says that the application could not be loaded. It is empty
 * in a page that works; the words are in attributes, since no code of ours runs then.
 */
export function ScriptsNotice(): ReactNode {
  return (
    <div
      role="status"
      className={styles.notice}
      data-scripts-notice=""
      data-text={translate({
        id: 'site.startup.failed',
        message:
          'A part of this page could not be loaded, so its buttons and demos do not work. You can read it all the same.',
        description: 'Shown when the scripts of the site cannot be had',
      })}
      data-action={translate({ id: 'site.startup.reload', message: 'Reload the page' })}
    />
  );
}
