import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { translate } from '@docusaurus/Translate';
import { LineIcon } from '../../../foundation/ui/client/LineIcon';
import { SettingsDrawer } from './SettingsDrawer';
import styles from './SettingsDrawer.module.css';

interface Props {
  readonly mobile?: boolean;
}

/** The settings button of the header and of the mobile menu, with the drawer that it opens. */
export function SettingsButton({ mobile = false }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [hasOpened, setHasOpened] = useState(false);
  const label = translate({ id: 'site.settings.open', message: 'Settings' });
  // In the mobile menu it's an item of a list.
  const Root = mobile ? 'li' : 'div';
  return (
    <Root className={mobile ? 'menu__list-item' : undefined} data-needs-script="">
      <button
        type="button"
        className={mobile ? 'menu__link clean-btn' : styles.open}
        {...(mobile ? {} : { 'aria-label': label, title: label })}
        onClick={() => {
          // Render the settings before the dialog opens, so it never appears empty.
          flushSync(() => {
            setHasOpened(true);
          });
          dialog.current?.showModal();
        }}
      >
        <LineIcon
          width={22}
          height={22}
          aria-hidden="true"
          line={{ strokeLinecap: 'round' }}
          d="M4 7h9m5 0h2M4 17h2m5 0h9M15.5 7a2 2 0 1 0 0 .01M8.500 17a2 2 0 1 0 0 .01"
        />
        {mobile ? <span className={styles.label}>{label}</span> : null}
      </button>
      <SettingsDrawer dialog={dialog} hasChoices={hasOpened} />
    </Root>
  );
}
