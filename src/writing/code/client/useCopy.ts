import { useCallback, useEffect, useRef, useState } from 'react';
import { COPY_RESET_MS } from '../model/constants';

/**
 * Returns a function that copies text, and `isCopied`, which is true for `resetMs` after a copy. If
 * the clipboard rejects the text, nothing changes and `copy` resolves to `false`.
 */
export function useCopy(resetMs: number = COPY_RESET_MS): {
  isCopied: boolean;
  copy: (text: string, resetAfterMs?: number) => Promise<boolean>;
} {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const copy = useCallback(
    async (text: string, resetAfterMs: number = resetMs): Promise<boolean> => {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        return false;
      }
      setIsCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setIsCopied(false);
      }, resetAfterMs);
      return true;
    },
    [resetMs],
  );
  return { isCopied, copy };
}
