import { isApplicationStarted } from '../../../route-table/client/startWindow';
import type { HeldPress } from '../../../route-table/client/startWindow';

/** Buttons, and links in demos, which navigate inside the demo and not on the site. */
const HELD = 'button, [role="button"], [role="tab"], [data-demo-root] a';
const FIELDS = 'input, textarea, select';

const isSearchShortcut = (event: KeyboardEvent, target: Element): boolean =>
  event.key === '/'
    ? !target.matches(FIELDS)
    : event.key === 'k' && (event.ctrlKey || event.metaKey);

const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Backspace');

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Until the application has started, holds clicks on buttons and on links in demos, the search
 * shortcut, and the text typed after it. `replayHeldPresses.ts` replays them.
 *
 * @param held receives the presses, in order
 * @returns a function that drops what is held and stops holding
 */
export function holdPresses(held: HeldPress[]): () => void {
  let search: HeldPress | undefined;
  const onKey = (event: KeyboardEvent): void => {
    const { target, key, code, ctrlKey, metaKey } = event;
    if (isApplicationStarted() || !(target instanceof Element)) return;
    if (search !== undefined && isText(event)) {
      search.typed.push(key);
      stop(event);
    } else if (isSearchShortcut(event, target)) {
      search = { target, key: { key, code, ctrlKey, metaKey }, typed: [] };
      held.push(search);
      stop(event);
    }
  };
  const onClick = (event: MouseEvent): void => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    if (isApplicationStarted() || ctrlKey || metaKey || shiftKey || !(target instanceof Element))
      return;
    const pressed = target.closest(HELD);
    if (pressed === null) return;
    held.push({ target: pressed, key: null, typed: [] });
    stop(event);
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKey, true);
  return () => {
    held.length = 0;
    search = undefined;
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('keydown', onKey, true);
  };
}
