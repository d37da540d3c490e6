import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './ShortcutDialog.module.css';

interface Props {
  /** An event of the window that asks for the dialog again. */
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
        message: 'Copy the code below the pointer, or in focus, when nothing is selected',
      }),
    },
    {
      keys: [['←'], ['→'], ['Home'], ['End']],
      effect: translate({
        id: 'site.shortcuts.toolbar',
        message: 'Move through the toolbar of a demo, and the tabs of its files',
      }),
    },
    {
      keys: [['Esc']],
      effect: translate({
        id: 'site.shortcuts.escape',
        message: 'Leave the editor, a menu or a dialog',
      }),
    },
    {
      keys: [['?']],
      effect: translate({ id: 'site.shortcuts.overview', message: 'Show this overview' }),
    },
  ];
}

/** The site's keyboard shortcuts. Opens when it is mounted. */
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
    // The backdrop is part of the dialog: a press on it closes. Escape does so for keyboards.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId}>
            {translate({ id: 'site.shortcuts.title', message: 'Keyboard shortcuts' })}
          </h2>
          <button type="button" onClick={() => dialog.current?.close()}>
            {translate({ id: 'site.shortcuts.close', message: 'Close' })}
          </button>
        </div>
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
            message: 'Shortcuts of one character can be turned off in the settings.',
          })}
        </p>
      </div>
    </dialog>
  );
}
