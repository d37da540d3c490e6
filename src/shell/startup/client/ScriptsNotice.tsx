import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { watchMissingFiles } from './missingFiles';
import { describeOldRelease, useOldRelease } from './oldRelease';
import { fillNotice } from './reloadNotice';
import styles from './ScriptsNotice.module.css';

// React doesn't remove the inline script's content when it hydrates, because it doesn't render it.
const WRITTEN_BY_INLINE_SCRIPT = { __html: '' };

/**
 * A live region for problems with the page's files. It's empty on a page that works.
 *
 * If the application can't be loaded, the inline script shows a message here (`showScriptsNotice`).
 * The message is in data attributes, because the inline script has no access to translations.
 * If the application starts after all, it clears the message. Later, the region reports that the
 * page is outdated when a newer release has removed a file that it needs.
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
          'Part of this page couldn’t be loaded, so its buttons and demos don’t work. You can still read it.',
        description: 'Shown when the site’s scripts can’t be loaded',
      })}
      data-action={translate({ id: 'site.startup.reload', message: 'Reload the page' })}
      suppressHydrationWarning
      dangerouslySetInnerHTML={WRITTEN_BY_INLINE_SCRIPT}
    />
  );
}
