import type { LanguageShell } from '../../model/languageShell';

/** What the build passes to the worker. */
interface Release {
  /** A hash of the whole build. */
  readonly version: string;
  /** The default language's shell is first, and the only one that every reader gets. */
  readonly shells: readonly LanguageShell[];
}

/** Set by the line that the build prepends to the worker (`writeOfflineFiles.ts`). */
export const { siteRelease: release } = self as unknown as { readonly siteRelease: Release };
