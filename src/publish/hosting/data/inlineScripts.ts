/** An inline script that pages may have. */
export interface PinnedScript {
  /** `sha256-…` of its text in the built page. */
  readonly hash: string;
  /** What it does, and the file that makes it. */
  readonly what: string;
}

/**
 * The only inline scripts of the site. The policy allows these hashes and no others, and the
 * build fails on a page with another one: hashing whatever is found would bless an injected script.
 */
export const INLINE_SCRIPTS: readonly PinnedScript[] = [
  {
    hash: 'sha256-2ma84/ZXE6NOV2WCeoFh5kpxbQ6A6WGuRIXN5yFIFqY=',
    what: 'Mode, direction and code choices before the first paint: src/foundation/color-mode/node/createFirstPaintScript.ts. Room of the language offer: src/writing/languages/node/createOfferScript.ts. Room and scroll of the sidebar: src/shell/navigation/node/createSidebarScript.ts. The web font: src/shell/startup/node/createFontScript.ts. Start of the application: src/shell/startup/node/createStartScript.ts',
  },
  {
    hash: 'sha256-QzgCQNox/y1RuviYyaMwROxGVqvuanm+T8QKBKnkZns=',
    what: 'React: keeps what is submitted in a form whose demo has not started (react-dom writes it beside a form with an action, such as those of Toolpad’s CRUD)',
  },
];
