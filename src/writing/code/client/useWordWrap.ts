import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** State that the buttons and the content of a code block share. */
export interface WordWrap {
  readonly codeBlockRef: RefObject<HTMLPreElement | null>;
  readonly isEnabled: boolean;
  readonly isCodeScrollable: boolean;
  readonly toggle: () => void;
}

/**
 * Returns whether a code block overflows and whether its lines wrap. A ResizeObserver measures after
 * the browser's layout, and again when a tab is switched or the window is resized. Docusaurus'
 * `useCodeWordWrap` reads the width in an effect, which forces an extra layout on every page load.
 */
export function useWordWrap(): WordWrap {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setIsEnabled] = useState(false);
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const block = codeBlockRef.current;
    if (block === null || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => {
      setIsWide(block.scrollWidth > block.clientWidth);
    });
    observer.observe(block);
    return () => {
      observer.disconnect();
    };
  }, []);
  return {
    codeBlockRef,
    isEnabled,
    isCodeScrollable: isWide || isEnabled,
    toggle: () => {
      const { style } = codeBlockRef.current?.querySelector('code') ?? {};
      style?.setProperty('white-space', isEnabled ? '' : 'pre-wrap');
      style?.setProperty('overflow-wrap', isEnabled ? '' : 'anywhere');
      setIsEnabled(!isEnabled);
    },
  };
}
