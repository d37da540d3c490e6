/** The languages of a demo's files (spec DEMO-3). */
export type CodeLanguage = 'TS' | 'JS';

/** One file of a demo in both languages. `html` is the code colored at build time. */
export interface DemoFile {
  readonly name: string;
  readonly TS: DemoCode;
  readonly JS: DemoCode;
}

export interface DemoCode {
  readonly name: string;
  readonly code: string;
  readonly html: string;
  /** The JSX of the returned element, colored; only when it is short (`SHORT_CODE_LINES`). */
  readonly shortHtml?: string | undefined;
}

/** The sources of a page's demos, as the browser fetches them. */
export interface DemoPack {
  readonly files: readonly PackedFile[];
  /** The places of each demo's files in `files`, the entry first. */
  readonly demos: Readonly<Record<string, readonly number[]>>;
}

/** What `JS` lacks is the same as in `TS`. */
export interface PackedFile {
  readonly name: string;
  readonly TS: DemoCode;
  readonly JS: Partial<DemoCode>;
}
