/** A message that production builds replace by a number. */
export interface ErrorCode {
  readonly code: string;
  /** The message, with `%s` where an argument belongs. */
  readonly message: string;
  /** The packages that raise it, sorted. */
  readonly packages: readonly string[];
}

/** What the address of the page asks for. */
export interface ErrorQuery {
  /** Digits without leading zeros. */
  readonly code: string;
  readonly args: readonly string[];
}
