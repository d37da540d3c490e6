import type { LanguageShell } from '../../model/languageShell';

/** What the build tells the worker. */
interface Release {
  /** Made from the content of the whole build: another content is another worker. */
  readonly version: string;
  /** The default language's is first, and the only one that every reader gets. */
  readonly shells: readonly LanguageShell[];
}

// Replaced by the build, see src/offline/node/buildWorker.ts.
declare const SITE_RELEASE: Release;

export const release: Release = SITE_RELEASE;
