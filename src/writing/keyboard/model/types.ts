/** An element as assistive technologies know it: `button "Save"`, or `dialog`. */
type ElementRef = string;

/** What must be true after a key was pressed. At least one of these is given. */
interface Expectation {
  /** The element that has the focus. */
  readonly focus?: ElementRef;
  /** The element that the focused one points to with `aria-activedescendant`. */
  readonly active?: ElementRef;
  /** An element that is there now. */
  readonly shows?: ElementRef;
  /** An element that is not there any more. */
  readonly hides?: ElementRef;
  /** An element, for what follows. */
  readonly of?: ElementRef;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly checked?: boolean;
  /** What it says. */
  readonly text?: string;
  /** Value of a text field. */
  readonly value?: string;
}

/** A line of a keyboard table. */
export interface KeyRow {
  /** Names of keys; several are alternatives, and each is pressed. `Shift+Tab` is one key. */
  readonly keys: readonly string[];
  /** What the table shows instead of the names, for example `Letters`. */
  readonly label?: string;
  /** What the keys do, as Markdown of one line. */
  readonly does: string;
  /** Where the focus is before; else that of the table. */
  readonly start?: ElementRef;
  /** Keys that are pressed before, one after the other. */
  readonly after?: readonly string[];
  readonly expect: Expectation;
}

/** What a file `<Demo>.keys.ts` exports as `keys`. */
export interface KeyTable {
  /** Where the focus is before each line. */
  readonly start: ElementRef;
  readonly rows: readonly KeyRow[];
}
