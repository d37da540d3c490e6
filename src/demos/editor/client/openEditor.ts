import { replaceText } from './replaceText';
import styles from './editor.module.css';

const INDENT = '  ';

interface Options {
  /** The highlighted code on the page: its `pre` and the `code` inside. */
  readonly pre: HTMLElement;
  readonly code: HTMLElement;
  /** Returns code as HTML, highlighted as by the build, or `undefined` if that fails. */
  readonly highlight: (code: string) => Promise<string | undefined>;
  readonly label: string;
  readonly describedBy: string;
  /** Initial position of the caret, in characters. */
  readonly caret: number;
  readonly onInput: (text: string) => void;
  readonly onClose: () => void;
}

/**
 * Puts a transparent text field exactly over the highlighted code on the page, so that nothing moves, and
 * updates the highlighting on each keystroke. The field closes on blur and on Escape.
 */
export function openEditor(options: Options): void {
  const { pre, code, highlight, onInput, onClose } = options;
  const field = document.createElement('textarea');
  field.dir = 'ltr';
  field.className = styles['field'] ?? '';
  field.setAttribute('aria-label', options.label);
  field.setAttribute('aria-describedby', options.describedBy);
  field.setAttribute('autocapitalize', 'off');
  field.setAttribute('autocomplete', 'off');
  field.setAttribute('autocorrect', 'off');
  field.spellcheck = false;
  field.wrap = 'off';
  field.value = code.textContent;
  const layers = document.createElement('span');
  layers.className = styles['layers'] ?? '';
  layers.dir = 'ltr';
  code.replaceWith(layers);
  layers.append(code, field);
  pre.classList.add(styles['editing'] ?? '');
  pre.tabIndex = -1;
  let isOpen = true;
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    layers.replaceWith(code);
    pre.classList.remove(styles['editing'] ?? '');
    pre.tabIndex = 0;
    onClose();
  };
  field.addEventListener('input', () => {
    const text = field.value;
    replaceText(code, text);
    void highlight(text).then((html) => {
      // The text may have changed in the meantime.
      if (html !== undefined && code.textContent === text) code.innerHTML = html;
    });
    onInput(text);
  });
  field.addEventListener('blur', () => {
    // When the window loses focus, the field gets it back later, so it stays open.
    if (document.hasFocus()) close();
  });
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
      pre.focus({ preventScroll: true });
    } else if (event.key === 'Tab' && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      if (event.shiftKey) outdent(field);
      else insert(field, INDENT);
    } else if (event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const line = field.value.slice(0, field.selectionStart).split('\n').at(-1) ?? '';
      insert(field, `\n${/^\s*/.exec(line)?.[0] ?? ''}`);
    }
  });
  const { scrollTop, scrollLeft } = pre;
  field.focus({ preventScroll: true });
  field.setSelectionRange(options.caret, options.caret);
  pre.scrollTo({ top: scrollTop, left: scrollLeft });
}

/** Inserts text at the caret in a way that the browser can undo. */
function insert(field: HTMLTextAreaElement, text: string): void {
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Removes one level of indentation from the caret's line. */
function outdent(field: HTMLTextAreaElement): void {
  const { selectionStart, value } = field;
  const start = value.lastIndexOf('\n', selectionStart - 1) + 1;
  const spaces = /^ {1,2}/.exec(value.slice(start))?.[0].length ?? 0;
  if (spaces === 0) return;
  field.setSelectionRange(start, start + spaces);
  if (!document.execCommand('delete')) {
    field.setRangeText('', start, start + spaces);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  const caret = Math.max(start, selectionStart - spaces);
  field.setSelectionRange(caret, caret);
}
