/** What a component weighs in a production bundle, minified and compressed with gzip, in bytes. */
export interface ComponentSize {
  readonly name: string;
  /** Alone on a page, with everything that it needs but React. */
  readonly alone: number;
  /** On top of a page that has the base already; never below 0. */
  readonly added: number;
}

/** A component that is measured, and the module that exports it. */
export interface MeasuredComponent {
  readonly name: string;
  readonly productId: string;
  readonly request: string;
  /** Named export; the default export unless given. */
  readonly exportName?: string;
}

/** What a page of a library has anyway, as import statements say it. */
export interface MeasuredBase {
  /** For readers. */
  readonly names: readonly string[];
  readonly code: string;
}
