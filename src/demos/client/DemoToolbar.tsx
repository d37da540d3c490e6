import { useState } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { CopyButton } from '../../code/client/CopyButton';
import { useCodeStyling } from '../../preferences/client/useCodeStyling';
import { useCodeVariant } from '../../preferences/client/useCodeVariant';
import type { DemoStage } from '../model/stage';
import type { DemoFlavour } from '../model/types';
import styles from './Demo.module.css';
import { StageOptions } from './StageOptions';
import { ToolbarButton } from './ToolbarButton';

const STYLING_OF_FLAVOUR = { system: 'MUI System', tailwind: 'Tailwind', css: 'CSS' } as const;
const LANGUAGES = [
  ['JS', 'JavaScript'],
  ['TS', 'TypeScript'],
] as const;

interface Props {
  readonly name: string;
  readonly sourceId: string;
  readonly flavours: readonly DemoFlavour[];
  /** The one that is shown. */
  readonly flavour: DemoFlavour;
  readonly isOpen: boolean;
  /** Address of the demo without the page; none where it has no such address. */
  readonly loneAddress: string | undefined;
  readonly stage: DemoStage;
  readonly onStageChange: (stage: DemoStage) => void;
  readonly onToggle: () => void;
  readonly onEdit: () => void;
  readonly onReset: () => void;
  /** Buttons that take the demo away. */
  readonly children?: ReactNode;
}

/** The code as the reader sees it now: the open file in the shown language. */
function shownCode(sourceId: string): string {
  const variant = document.documentElement.dataset['codeVariant'] ?? 'TS';
  const source = document.getElementById(sourceId);
  const file = source?.querySelector('[role="tabpanel"]:not([hidden])') ?? source;
  return file?.querySelector(`[data-variant="${variant}"] code`)?.textContent ?? '';
}

export function DemoToolbar({
  name,
  sourceId,
  flavours,
  flavour,
  isOpen,
  loneAddress,
  stage,
  onStageChange,
  onToggle,
  onEdit,
  onReset,
  children,
}: Props): ReactNode {
  const [variant, setVariant] = useCodeVariant();
  const [, setStyling] = useCodeStyling();
  const [hasOptions, setHasOptions] = useState(false);
  const optionsId = `${name}-options`;
  return (
    <div
      data-demo-toolbar=""
      role="group"
      aria-label={translate(
        { id: 'site.demos.toolbar', message: 'Tools of the demo {name}' },
        { name },
      )}
    >
      <div className={styles.toolbar}>
        {flavours.length > 1
          ? flavours.map((key) => (
              <ToolbarButton
                key={key}
                label={STYLING_OF_FLAVOUR[key]}
                choice={key}
                isPressed={flavour === key}
                onClick={() => {
                  setStyling(STYLING_OF_FLAVOUR[key]);
                }}
              />
            ))
          : null}
        {isOpen
          ? LANGUAGES.map(([key, label]) => (
              <ToolbarButton
                key={key}
                label={label}
                isPressed={variant === key}
                onClick={() => {
                  setVariant(key);
                }}
              />
            ))
          : null}
        <span className={styles.spacer} />
        {isOpen ? (
          <CopyButton className={styles.button ?? ''} getText={() => shownCode(sourceId)} />
        ) : null}
        {loneAddress === undefined ? null : (
          <button
            type="button"
            className={styles.button}
            aria-expanded={hasOptions}
            aria-controls={optionsId}
            onClick={() => {
              setHasOptions(!hasOptions);
            }}
          >
            {translate({
              id: 'site.demos.options',
              message: 'View',
              description: 'Button of a demo: opens width, direction and density',
            })}
          </button>
        )}
        {children}
        <ToolbarButton
          label={translate({ id: 'site.demos.edit', message: 'Edit code' })}
          text={translate({ id: 'site.demos.editShort', message: 'Edit' })}
          onClick={onEdit}
        />
        <ToolbarButton
          label={translate({ id: 'site.demos.reset', message: 'Reset demo' })}
          text={translate({ id: 'site.demos.resetShort', message: 'Reset' })}
          onClick={onReset}
        />
        <button
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={sourceId}
          onClick={onToggle}
        >
          {isOpen
            ? translate({ id: 'site.demos.hideCode', message: 'Hide code' })
            : translate({ id: 'site.demos.showCode', message: 'Show code' })}
        </button>
      </div>
      {hasOptions && loneAddress !== undefined ? (
        <StageOptions
          id={optionsId}
          stage={stage}
          onStageChange={onStageChange}
          loneAddress={loneAddress}
          flavour={flavour}
          flavourCount={flavours.length}
        />
      ) : null}
    </div>
  );
}
