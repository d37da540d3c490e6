/** A component's size in a production bundle, in bytes, minified and compressed with gzip. */
export interface ComponentSize {
  readonly name: string;
  /** The component alone, with everything it needs except React. */
  readonly alone: number;
  /** What it adds to a bundle that already contains the base. At least 0. */
  readonly added: number;
}

/** A component to measure, and the module that exports it. */
export interface MeasuredComponent {
  readonly name: string;
  readonly productId: string;
  /** The module specifier, for example `@mui/material/Button`. */
  readonly request: string;
  /** The name of the export; by default, the module's default export. */
  readonly exportName?: string;
}

/** What an app that uses a library has in its bundle anyway. */
export interface MeasuredBase {
  /** The names to show in the chip's explanation. */
  readonly names: readonly string[];
  /** The statements that bundle it. */
  readonly code: string;
}
