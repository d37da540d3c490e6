/** An error message that production builds replace with a number. */
export interface ErrorCode {
  readonly code: string;
  /** The message, with `%s` as a placeholder for each argument. */
  readonly message: string;
  /** The packages that throw it, sorted by name. */
  readonly packages: readonly string[];
}

/** The error in the URL's query string. */
export interface ErrorQuery {
  /** Digits without leading zeros. */
  readonly code: string;
  readonly args: readonly string[];
}
