/** The languages of a demo's files (spec DEMO-3). */
export type CodeLanguage = 'TS' | 'JS';

/** One file of a demo in both languages. */
export interface DemoFile {
  readonly name: string;
  readonly TS: DemoCode;
  readonly JS: DemoCode;
}

export interface DemoCode {
  readonly name: string;
  readonly code: string;
  /** The code, highlighted at build time. */
  readonly html: string;
  /** The JSX that the component returns, highlighted, if it's short (`SHORT_CODE_LINES`). */
  readonly shortHtml?: string | undefined;
}

/** The sources of a page's demos, as the browser fetches them. */
export interface DemoPack {
  readonly files: readonly PackedFile[];
  /** Maps each demo's key to the indexes of its files in `files`, starting with the entry. */
  readonly demos: Readonly<Record<string, readonly number[]>>;
}

/** A file whose `JS` leaves out everything that is the same in `TS`. */
export interface PackedFile {
  readonly name: string;
  readonly TS: DemoCode;
  readonly JS: Partial<DemoCode>;
}
