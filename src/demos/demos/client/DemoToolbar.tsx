import { useState } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { CopyButton } from '../../../writing/code/client/CopyButton';
import { IconButton } from '../../../writing/code/client/IconButton';
import { useUiLanguage } from '../../../foundation/messages/client/uiLanguage';
import { useCodeStyling } from '../../../foundation/preferences/client/useCodeStyling';
import { useCodeVariant } from '../../../foundation/preferences/client/useCodeVariant';
import type { PreviewOptions } from '../model/previewOptions';
import { CODE_STYLING_OF } from '../../../foundation/preferences/model/demoStyling';
import type { DemoStyling } from '../../../foundation/preferences/model/demoStyling';
import styles from './Demo.module.css';
import { PreviewOptionsBar } from './PreviewOptionsBar';
import { ToolbarButton } from './ToolbarButton';
import { useRovingFocus } from './useRovingFocus';

const LANGUAGES = [
  ['JS', 'JavaScript'],
  ['TS', 'TypeScript'],
] as const;

interface Props {
  readonly name: string;
  readonly sourceId: string;
  readonly stylings: readonly DemoStyling[];
  /** The current styling. */
  readonly styling: DemoStyling;
  readonly isOpen: boolean;
  /** Standalone address of the demo with `previewOptions`, if it has one. */
  readonly standaloneAddress: string | undefined;
  readonly previewOptions: PreviewOptions;
  readonly onPreviewOptionsChange: (options: PreviewOptions) => void;
  readonly onToggle: () => void;
  readonly onEdit: () => void;
  readonly onReset: () => void;
  /** Buttons that export the demo. */
  readonly children?: ReactNode;
}

/** Returns the visible code: the selected file in the selected language. */
function readVisibleCode(sourceId: string): string {
  const variant = document.documentElement.dataset['codeVariant'] ?? 'TS';
  const source = document.getElementById(sourceId);
  const file = source?.querySelector('[role="tabpanel"]:not([hidden])') ?? source;
  return file?.querySelector(`[data-variant~="${variant}"] code`)?.textContent ?? '';
}

export function DemoToolbar({
  name,
  sourceId,
  stylings,
  styling,
  isOpen,
  standaloneAddress,
  previewOptions,
  onPreviewOptionsChange,
  onToggle,
  onEdit,
  onReset,
  children,
}: Props): ReactNode {
  const uiLanguage = useUiLanguage();
  const [variant, setVariant] = useCodeVariant();
  const [, setStyling] = useCodeStyling();
  const [areOptionsOpen, setAreOptionsOpen] = useState(false);
  const { ref, keepTabStop, onFocus, onKeyDown } = useRovingFocus();
  const optionsId = `${name}-options`;
  const moreId = `${name}-more`;
  // On a phone, these buttons are in a menu, which closes before their click handler runs.
  const closesMenu = { popoverTarget: moreId, popoverTargetAction: 'hide' } as const;
  return (
    <div
      {...uiLanguage}
      ref={ref}
      data-demo-toolbar=""
      role="toolbar"
      className={styles.tools}
      aria-label={translate(
        { id: 'site.demos.toolbar', message: 'Tools for the {name} demo' },
        { name },
      )}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <div className={styles.toolbar}>
        <div className={styles.choices}>
          <button
            type="button"
            tabIndex={0}
            className={styles.button}
            aria-expanded={isOpen}
            aria-controls={sourceId}
            onClick={onToggle}
          >
            {isOpen
              ? translate({ id: 'site.demos.hideCode', message: 'Hide code' })
              : translate({ id: 'site.demos.showCode', message: 'Show code' })}
          </button>
          {isOpen ? (
            <span className={styles.tabs}>
              {LANGUAGES.map(([key, label]) => (
                <ToolbarButton
                  key={key}
                  label={label}
                  shortLabel={key}
                  isPressed={variant === key}
                  onClick={() => {
                    setVariant(key);
                  }}
                />
              ))}
            </span>
          ) : null}
          {stylings.length > 1 ? (
            <span className={styles.tabs}>
              {stylings.map((key) => (
                <ToolbarButton
                  key={key}
                  label={CODE_STYLING_OF[key]}
                  choice={key}
                  isPressed={styling === key}
                  onClick={() => {
                    setStyling(CODE_STYLING_OF[key]);
                  }}
                />
              ))}
            </span>
          ) : null}
        </div>
        {isOpen ? (
          <CopyButton
            className={styles.button ?? ''}
            tabIndex={-1}
            getText={() => readVisibleCode(sourceId)}
          />
        ) : null}
        <div id={moreId} popover="auto" className={styles.more} onToggle={keepTabStop}>
          <IconButton
            icon="edit"
            label={translate({ id: 'site.demos.edit', message: 'Edit code' })}
            {...closesMenu}
            onClick={onEdit}
          />
          <IconButton
            icon="reset"
            label={translate({ id: 'site.demos.reset', message: 'Reset demo' })}
            {...closesMenu}
            onClick={onReset}
          />
          {standaloneAddress === undefined ? null : (
            <IconButton
              icon="view"
              label={translate({
                id: 'site.demos.options',
                message: 'View',
                description:
                  'Button on a demo that opens its width, direction, and density options',
              })}
              {...closesMenu}
              aria-expanded={areOptionsOpen}
              aria-controls={optionsId}
              onClick={() => {
                setAreOptionsOpen(!areOptionsOpen);
              }}
            />
          )}
          {children}
        </div>
        <IconButton
          icon="more"
          label={translate({
            id: 'site.demos.more',
            message: 'More tools',
            description: 'Button on a narrow demo that opens the rest of its toolbar',
          })}
          className={styles.moreButton}
          popoverTarget={moreId}
        />
      </div>
      {areOptionsOpen && standaloneAddress !== undefined ? (
        <PreviewOptionsBar
          id={optionsId}
          options={previewOptions}
          onOptionsChange={onPreviewOptionsChange}
          standaloneAddress={standaloneAddress}
        />
      ) : null}
    </div>
  );
}
