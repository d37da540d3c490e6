/** An element by ARIA role and, optionally, accessible name: `button "Save"` or `dialog`. */
type ElementRef = string;

/** What must be true after a key was pressed. At least one field is set. */
interface Expectation {
  /** The element that has the focus. */
  readonly focus?: ElementRef;
  /** The element that the focused one points to with `aria-activedescendant`. */
  readonly active?: ElementRef;
  /** An element that has appeared. */
  readonly shows?: ElementRef;
  /** An element that has disappeared. */
  readonly hides?: ElementRef;
  /** The element that the following fields apply to. The default is `focus`. */
  readonly of?: ElementRef;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly checked?: boolean;
  /** Its whole text. */
  readonly text?: string;
  /** The value of an input. */
  readonly value?: string;
}

/** A row of a keyboard table. */
export interface KeyRow {
  /** Key names. Several keys are alternatives, which are all tested. `Shift+Tab` counts as one key. */
  readonly keys: readonly string[];
  /** What the table shows instead of the names, for example `Letters`. */
  readonly label?: string;
  /** What the keys do, as one line of Markdown. */
  readonly does: string;
  /** The element that has the focus at first. The default is the table's `start`. */
  readonly start?: ElementRef;
  /** Keys to press first, one after another. */
  readonly after?: readonly string[];
  readonly expect: Expectation;
}

/** The value that `<Demo>.keys.ts` exports as `keys`. */
export interface KeyTable {
  /** The element that has the focus before each row's keys are pressed. */
  readonly start: ElementRef;
  readonly rows: readonly KeyRow[];
}
