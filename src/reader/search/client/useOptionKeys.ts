import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { SearchOption } from './searchOptions';

/** The line that Enter would open, and the keys that move to another one. */
export interface OptionKeys {
  readonly active: SearchOption | undefined;
  readonly setActive: (option: SearchOption) => void;
  readonly handleKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Keys of a combobox: the focus stays in the field, the arrows, Home and End move the active
 * line, Enter opens it. While more records come in, the reader's line stays active; until one
 * is chosen it is the first.
 */
export function useOptionKeys(
  options: readonly SearchOption[],
  open: (option: SearchOption, event: { readonly isNewTab: boolean }) => void,
): OptionKeys {
  const [chosenKey, setChosenKey] = useState<string>();
  const found = options.findIndex(({ key }) => key === chosenKey);
  const index = found === -1 ? 0 : found;
  // A recent search is only asked again when the reader goes to it.
  const isChosen = found !== -1 || options[0]?.type === 'result';
  const active = isChosen ? options[index] : undefined;

  const moveTo = (next: number): void => {
    setChosenKey(options.at(next % options.length)?.key);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    // The Enter that ends the input of a Chinese word opens nothing.
    if (event.nativeEvent.isComposing || options.length === 0) return;
    if (event.key === 'ArrowDown') moveTo(active === undefined ? 0 : index + 1);
    else if (event.key === 'ArrowUp') moveTo(active === undefined ? -1 : index - 1);
    else if (event.key === 'Home') moveTo(0);
    else if (event.key === 'End') moveTo(-1);
    else if (event.key === 'Enter' && active !== undefined)
      open(active, { isNewTab: event.ctrlKey || event.metaKey });
    else return;
    event.preventDefault();
  };
  return {
    active,
    setActive: (option) => {
      setChosenKey(option.key);
    },
    handleKeyDown,
  };
}
