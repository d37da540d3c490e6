/** What the dev server asks the process that checks pages. */
export interface CheckQuestion {
  readonly id: number;
  /** A page, by its path from the project's root. */
  readonly file: string;
}

/** The problems of the page as `file:line: what fix`, or why it could not be checked. */
export type CheckAnswer =
  | { readonly id: number; readonly problems: readonly string[] }
  | { readonly id: number; readonly failure: string };
