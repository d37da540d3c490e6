import type { StageName } from './frameMessages';

/** The languages of a demo's files (spec DEMO-3). */
export type CodeLanguage = 'TS' | 'JS';

/** One file of a demo in both languages. */
export interface EditableFile {
  readonly TS: { readonly name: string; readonly code: string };
  readonly JS: { readonly name: string; readonly code: string };
}

/** What editing and taking away need to know of a demo. */
export interface EditableDemo {
  readonly name: string;
  readonly theme: StageName;
  readonly styling: 'system' | 'tailwind' | 'css';
  /** Address of the entry file in the repository. */
  readonly sourceUrl?: string | undefined;
  /** Address of a JSON file with `EditableFile[]`, the entry first. */
  readonly dataUrl?: string | undefined;
}

/** A file as it is now, in one language. */
export interface CodeFile {
  readonly name: string;
  readonly code: string;
}
