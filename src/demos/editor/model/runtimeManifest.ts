import type { ThemeName } from './frameMessages';

/** A script of the live preview's runtime, which bundles one or more packages. */
export interface RuntimeScript {
  readonly name: string;
  /** URL of the script. */
  readonly url: string;
  /** Names of the scripts whose modules it imports. */
  readonly needs: readonly string[];
  /** Packages, or prefixes of module names, that it provides: `@mui/material`, `dayjs/locale`. */
  readonly packages: readonly string[];
}

/** Describes the files in `/live/` for the editor. */
export interface RuntimeManifest {
  /** URL of the document that edited code runs in, possibly on another host (LIVE_ORIGIN). */
  readonly frameUrl: string;
  readonly scripts: readonly RuntimeScript[];
  /** URL of the folder with the icons' scripts, one for every two initial letters. */
  readonly iconsUrl: string;
  /** Names of the scripts that the icons import. */
  readonly iconsNeed: readonly string[];
  /** The two-letter keys that have a script of icons. */
  readonly iconKeys: readonly string[];
}

/**
 * Returns the name of the script with a library's renderer. Its file in `build/live/` is named after
 * it.
 */
export function getRendererScript(theme: ThemeName): string {
  return `stage-${theme}`;
}
