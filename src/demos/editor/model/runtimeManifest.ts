/** A script of the live preview's runtime: some packages in one file. */
export interface RuntimeScript {
  readonly name: string;
  /** Address of the script. */
  readonly url: string;
  /** Names of the scripts whose modules it imports. */
  readonly needs: readonly string[];
  /** Packages, or the beginnings of module names, that it holds: `@mui/material`, `dayjs/locale`. */
  readonly packages: readonly string[];
}

/** What the editor knows about the files in `/live/`. */
export interface RuntimeManifest {
  /** Address of the document that edited code runs in, perhaps on another host (LIVE_ORIGIN). */
  readonly frameUrl: string;
  readonly scripts: readonly RuntimeScript[];
  /** Address of the folder with the icons' scripts, one for each two first letters. */
  readonly iconsUrl: string;
  /** Scripts that the icons import. */
  readonly iconsNeed: readonly string[];
  /** The two letters for which there is a script of icons. */
  readonly iconKeys: readonly string[];
}
