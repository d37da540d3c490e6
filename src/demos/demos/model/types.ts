/** The libraries that a demo is themed for. */
export type ThemeName = 'material' | 'joy';

/** In which color mode a demo starts by itself: in both, in dark mode, or in none. */
export type EarlyStart = boolean | 'dark';

/** Longest JSX, in lines, that is shown under a demo before a reader asks for the source. */
export const SHORT_CODE_LINES = 16;

/** Where the addresses of standalone demos begin. @see src/foundation/preferences/model/standaloneDemo.ts */
export const STANDALONE_DEMO_ROOT = '/demo';

/** In the dev server's list of demos: tells the module of a standalone demo from that of its page. */
export const STANDALONE_QUERY = '?standalone';
