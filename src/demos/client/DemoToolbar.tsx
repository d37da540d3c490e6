import type { ReactNode } from 'react';
import { CopyButton } from '../../code/client/CopyButton';
import { useCodeStyling } from '../../preferences/client/useCodeStyling';
import { useCodeVariant } from '../../preferences/client/useCodeVariant';
import type { DemoFlavour } from '../model/types';
import styles from './Demo.module.css';

const STYLING_OF_FLAVOUR = { system: 'MUI System', tailwind: 'Tailwind', css: 'CSS' } as const;

interface Props {
  readonly name: string;
  readonly sourceId: string;
  readonly flavours: readonly DemoFlavour[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onEdit: () => void;
  readonly onReset: () => void;
  /** Buttons that take the demo away. */
  readonly children?: ReactNode;
}

/** The code as the reader sees it now: the files of the shown language. */
function shownCode(sourceId: string): string {
  const variant = document.documentElement.dataset['codeVariant'] ?? 'TS';
  const blocks = document.querySelectorAll(
    `#${CSS.escape(sourceId)} [data-variant="${variant}"] code`,
  );
  return [...blocks].map((block) => block.textContent).join('\n\n');
}

export function DemoToolbar({
  name,
  sourceId,
  flavours,
  isOpen,
  onToggle,
  onEdit,
  onReset,
  children,
}: Props): ReactNode {
  const [variant, setVariant] = useCodeVariant();
  const [styling, setStyling] = useCodeStyling();
  return (
    <div
      data-demo-toolbar=""
      role="group"
      aria-label={`Tools of the demo ${name}`}
      className={styles.toolbar}
    >
      {flavours.length > 1
        ? flavours.map((flavour) => (
            <ToolbarButton
              key={flavour}
              label={STYLING_OF_FLAVOUR[flavour]}
              isPressed={styling === STYLING_OF_FLAVOUR[flavour]}
              onClick={() => {
                setStyling(STYLING_OF_FLAVOUR[flavour]);
              }}
            />
          ))
        : null}
      {isOpen ? (
        <>
          <ToolbarButton
            label="JavaScript"
            text="JS"
            isPressed={variant === 'JS'}
            onClick={() => {
              setVariant('JS');
            }}
          />
          <ToolbarButton
            label="TypeScript"
            text="TS"
            isPressed={variant === 'TS'}
            onClick={() => {
              setVariant('TS');
            }}
          />
        </>
      ) : null}
      <span className={styles.spacer} />
      {isOpen ? (
        <CopyButton className={styles.button ?? ''} getText={() => shownCode(sourceId)} />
      ) : null}
      {children}
      <ToolbarButton label="Edit code" text="Edit" onClick={onEdit} />
      <ToolbarButton label="Reset demo" text="Reset" onClick={onReset} />
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={sourceId}
        onClick={onToggle}
      >
        {isOpen ? 'Hide code' : 'Show code'}
      </button>
    </div>
  );
}

interface ToolbarButtonProps {
  readonly label: string;
  readonly text?: string;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

function ToolbarButton({ label, text, isPressed, onClick }: ToolbarButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      {text ?? label}
    </button>
  );
}
