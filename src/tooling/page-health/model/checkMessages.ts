/** A message from the dev server to the process that checks pages (`checkServer`). */
export interface CheckRequest {
  readonly id: number;
  /** A page, relative to the project's root. */
  readonly file: string;
}

/** The page's problems, each as `file:line: what fix`, or the reason why it couldn't be checked. */
export type CheckResponse =
  | { readonly id: number; readonly problems: readonly string[] }
  | { readonly id: number; readonly failure: string };
