/** Whether the search dialog is open. Buttons, shortcuts, and the dialog itself set it. */
let isOpen = false;
const listeners = new Set<() => void>();

export function setSearchOpen(next: boolean): void {
  if (isOpen === next) return;
  isOpen = next;
  for (const listener of [...listeners]) listener();
}

export function subscribeSearchOpen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const isSearchOpen = (): boolean => isOpen;
export const isSearchOpenOnServer = (): boolean => false;
