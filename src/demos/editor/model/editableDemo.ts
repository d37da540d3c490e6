import type { ThemeName } from './frameMessages';

/** The part of a demo that the editor and the export need. */
export interface EditableDemo {
  readonly name: string;
  readonly theme: ThemeName;
  readonly styling: 'system' | 'tailwind' | 'css';
  /** URL of the entry file in the repository. */
  readonly sourceUrl?: string | undefined;
  /** URL of its files. @see src/demos/editor/client/fetchDemoFiles.ts */
  readonly dataUrl?: string | undefined;
}

/** A file in one language, possibly edited. */
export interface CodeFile {
  readonly name: string;
  readonly code: string;
}
