import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { watchMissingFiles } from './missingFiles';
import { describeOldRelease, useOldRelease } from './oldRelease';
import { fillNotice } from './reloadNotice';
import styles from './ScriptsNotice.module.css';

// What React doesn't render it doesn't remove while it takes the page over.
const WRITTEN_BY_INLINE_SCRIPT = { __html: '' };

/**
 * The place where the inline script says that the application could not be loaded. It is empty
 * in a page that works; the words are in attributes, since no code of ours runs then. When the
 * application comes after all, it takes them away. Later it says that the page is outdated, when a
 * file is missing because a newer release has removed it.
 */
export function ScriptsNotice(): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isOld = useOldRelease();
  useEffect(() => {
    box.current?.replaceChildren();
    return watchMissingFiles();
  }, []);
  useEffect(() => {
    if (isOld && box.current !== null) fillNotice(box.current, describeOldRelease());
  }, [isOld]);
  return (
    <div
      ref={box}
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
      suppressHydrationWarning
      dangerouslySetInnerHTML={WRITTEN_BY_INLINE_SCRIPT}
    />
  );
}
