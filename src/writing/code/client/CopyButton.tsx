import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useUiLanguage } from '../../../foundation/messages/client/uiLanguage';
import { KEYBOARD_COPY_EVENT } from './KeyboardCopy';
import { useCopy } from './useCopy';

interface Props {
  readonly className?: string;
  /** -1 in a toolbar, whose controls share one tab stop. */
  readonly tabIndex?: number;
  readonly getText: () => string;
}

/** A button labeled `Copy`, which changes to `Copied` for 1.2 s (spec CODE-1, CODE-2). */
export function CopyButton({ className, tabIndex, getText }: Props): ReactNode {
  const { isCopied, copy } = useCopy();
  const uiLanguage = useUiLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(getText);
  useEffect(() => {
    latest.current = getText;
  });
  useEffect(() => {
    const element = button.current;
    const onKeyboard = (event: Event): void => {
      const resetAfterMs: unknown = event instanceof CustomEvent ? event.detail : undefined;
      void copy(latest.current(), typeof resetAfterMs === 'number' ? resetAfterMs : undefined);
    };
    element?.addEventListener(KEYBOARD_COPY_EVENT, onKeyboard);
    return () => {
      element?.removeEventListener(KEYBOARD_COPY_EVENT, onKeyboard);
    };
  }, [copy]);
  return (
    <button
      ref={button}
      {...uiLanguage}
      type="button"
      tabIndex={tabIndex}
      className={className}
      data-copy-button=""
      data-copied={isCopied ? '' : undefined}
      onClick={() => {
        void copy(getText());
      }}
    >
      <span aria-live="polite">
        {isCopied
          ? translate({ id: 'site.code.copied', message: 'Copied' })
          : translate({ id: 'site.code.copy', message: 'Copy' })}
      </span>
    </button>
  );
}
