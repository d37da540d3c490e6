import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { SearchOption } from './searchOptions';

/** The option that Enter would open, and a handler for the keys that move to another one. */
export interface OptionKeys {
  readonly active: SearchOption | undefined;
  readonly setActive: (option: SearchOption) => void;
  readonly handleKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Implements the keys of a combobox: the focus stays in the field, the arrow keys, Home, and End move
 * the active option, and Enter opens it. The chosen option stays active when more results arrive.
 * Until the reader chooses one, the first result is active.
 */
export function useOptionKeys(
  options: readonly SearchOption[],
  open: (option: SearchOption, event: { readonly isNewTab: boolean }) => void,
): OptionKeys {
  const [chosenKey, setChosenKey] = useState<string>();
  const found = options.findIndex(({ key }) => key === chosenKey);
  const index = found === -1 ? 0 : found;
  // A recent search or a suggestion only becomes active when the reader moves to it.
  const isChosen = found !== -1 || options[0]?.type === 'result';
  const active = isChosen ? options[index] : undefined;

  const moveTo = (next: number): void => {
    setChosenKey(options.at(next % options.length)?.key);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    // Ignore keys of an input method: the Enter that confirms a Chinese word must not open an option.
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
