import type { LanguageShell } from '../../model/languageShell';

/** What the build tells the worker. */
interface Release {
  /** Made from the content of the whole build: another content is another worker. */
  readonly version: string;
  /** The default language's is first, and the only one that every reader gets. */
  readonly shells: readonly LanguageShell[];
}

/** Set by the line that the build writes in front of the worker (`writeOfflineFiles.ts`). */
export const { siteRelease: release } = self as unknown as { readonly siteRelease: Release };
