import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** What the buttons and the content of a code block share. */
export interface WordWrap {
  readonly codeBlockRef: RefObject<HTMLPreElement | null>;
  readonly isEnabled: boolean;
  readonly isCodeScrollable: boolean;
  readonly toggle: () => void;
}

/**
 * Whether a block is wider than its room, and whether its lines are broken. An observer measures
 * when the browser has laid out the page anyway, also when a tab or the window changes; asking
 * while the page starts would lay it out once more for every reader.
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
