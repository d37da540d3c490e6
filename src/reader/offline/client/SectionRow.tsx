import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { formatBytes } from '../model/formatBytes';
import type { OfflineSection } from '../model/sections';
import styles from './OfflinePage.module.css';
import { describeState } from './describeState';
import { useSection } from './useSection';
import type { SectionActions, SectionState } from './useSection';

interface Props {
  readonly name: string;
  readonly section: OfflineSection;
  readonly locale: string;
  /** Announces a message to assistive technology. */
  readonly announce: (text: string) => void;
}

/** Shows a product, its size, whether it's on this device, and the buttons that change that. */
export function SectionRow({ name, section, locale, announce }: Props): ReactNode {
  const onChange = useCallback(
    (next: SectionState) => {
      announce(`${name}: ${describeState(next, section, locale)}`);
    },
    [announce, locale, name, section],
  );
  const actions = useSection(section, onChange);
  const { state } = actions;
  return (
    <li className={styles.section} data-section={section.id} data-status={state.status}>
      <div className={styles.details}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.size}>
          {translate(
            {
              id: 'site.offline.size',
              message: '{pages} pages, {download} to download, {bytes} on this device',
              description: 'The size of a product that can be saved for reading offline',
            },
            {
              pages: String(section.pages),
              download: formatBytes(section.downloadBytes, locale),
              bytes: formatBytes(section.bytes, locale),
            },
          )}
        </p>
        <p className={styles.state}>{describeState(state, section, locale)}</p>
        {state.status === 'keeping' && (
          <progress
            className={styles.progress}
            max={section.bytes}
            value={state.bytes}
            aria-label={name}
          />
        )}
      </div>
      <Buttons name={name} actions={actions} section={section} />
    </li>
  );
}

function Buttons({
  name,
  section,
  actions: { state, keep, cancel, remove },
}: {
  readonly name: string;
  readonly section: OfflineSection;
  readonly actions: SectionActions;
}): ReactNode {
  if (state.status === 'unknown') return null;
  const [label, press] =
    state.status === 'keeping'
      ? [translate({ id: 'site.offline.cancel', message: 'Cancel' }), cancel]
      : state.status === 'kept'
        ? [translate({ id: 'site.offline.remove', message: 'Remove' }), remove]
        : [translate({ id: 'site.offline.keep', message: 'Save for offline' }), keep];
  const isOld = state.status === 'kept' && state.mark.version !== section.version;
  return (
    <div className={styles.actions}>
      {isOld && (
        <ActionButton key="update" name={name} onPress={keep} isMain>
          {translate({ id: 'site.offline.update', message: 'Update' })}
        </ActionButton>
      )}
      {/* The same element in every state, so that it keeps the focus when the reader presses it. */}
      <ActionButton key="toggle" name={name} onPress={press} isMain={press === keep}>
        {label}
      </ActionButton>
    </div>
  );
}

function ActionButton({
  name,
  onPress,
  isMain = false,
  children,
}: {
  readonly name: string;
  readonly onPress: () => void;
  readonly isMain?: boolean;
  readonly children: string;
}): ReactNode {
  return (
    <button
      type="button"
      className={isMain ? styles.main : styles.action}
      aria-label={`${children}: ${name}`}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
