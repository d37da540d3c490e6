import type { StageName } from './frameMessages';

/** What editing and taking away need to know of a demo. */
export interface EditableDemo {
  readonly name: string;
  readonly theme: StageName;
  readonly styling: 'system' | 'tailwind' | 'css';
  /** Address of the entry file in the repository. */
  readonly sourceUrl?: string | undefined;
  /** Address of its files. @see src/demos/demos/client/fetchDemoFiles.ts */
  readonly dataUrl?: string | undefined;
}

/** A file as it is now, in one language. */
export interface CodeFile {
  readonly name: string;
  readonly code: string;
}
