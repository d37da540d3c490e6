import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Dialog, DialogHeader } from '../../../foundation/ui/client/Dialog';
import styles from './ShortcutDialog.module.css';

interface Props {
  /** Name of the window event that opens the dialog again. */
  readonly showEvent: string;
}

interface Shortcut {
  readonly keys: readonly (readonly string[])[];
  readonly effect: string;
}

const isApple = (): boolean => /Mac|iPhone|iPad/u.test(navigator.userAgent);

function listShortcuts(): readonly Shortcut[] {
  const command = isApple() ? '⌘' : 'Ctrl';
  return [
    {
      keys: [[command, 'K'], ['/']],
      effect: translate({ id: 'site.shortcuts.search', message: 'Search' }),
    },
    {
      keys: [['f']],
      effect: translate({
        id: 'site.shortcuts.filter',
        message: 'Filter the pages in the sidebar',
      }),
    },
    {
      keys: [[command, 'C']],
      effect: translate({
        id: 'site.shortcuts.copy',
        message: 'Copy the code block under the pointer or in focus, if nothing is selected',
      }),
    },
    {
      keys: [['←'], ['→'], ['Home'], ['End']],
      effect: translate({
        id: 'site.shortcuts.toolbar',
        message: 'Move through a demo’s toolbar and its file tabs',
      }),
    },
    {
      keys: [['Esc']],
      effect: translate({
        id: 'site.shortcuts.escape',
        message: 'Leave the editor, or close a menu or dialog',
      }),
    },
    {
      keys: [['?']],
      effect: translate({ id: 'site.shortcuts.overview', message: 'Show this list' }),
    },
  ];
}

/** A dialog with the site's keyboard shortcuts. Opens when it's mounted. */
export function ShortcutDialog({ showEvent }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    const show = (): void => {
      if (element?.open === false) element.showModal();
    };
    show();
    window.addEventListener(showEvent, show);
    return () => {
      window.removeEventListener(showEvent, show);
    };
  }, [showEvent]);
  return (
    <Dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.content}>
        <DialogHeader
          titleId={titleId}
          title={translate({ id: 'site.shortcuts.title', message: 'Keyboard shortcuts' })}
          closeLabel={translate({ id: 'site.shortcuts.close', message: 'Close' })}
        />
        <dl>
          {listShortcuts().map(({ keys, effect }) => (
            <div key={effect}>
              <dt>
                {keys.map((press) => (
                  <span key={press.join(' ')}>
                    {press.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </span>
                ))}
              </dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>
          {translate({
            id: 'site.shortcuts.note',
            message: 'You can turn off single-key shortcuts in the settings.',
          })}
        </p>
      </div>
    </Dialog>
  );
}
