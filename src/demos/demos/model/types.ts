/** The libraries that have a demo theme. */
export type ThemeName = 'material' | 'joy';

/** Whether a demo hydrates without a first interaction: always, only in dark mode, or never. */
export type EagerHydration = boolean | 'dark';

/** Maximum number of lines of JSX shown below a demo while its source is collapsed. */
export const SHORT_CODE_LINES = 16;

/** Path prefix of standalone demos. @see src/foundation/preferences/model/standaloneDemo.ts */
export const STANDALONE_DEMO_ROOT = '/demo';

/** In the dev server's manifest, makes a standalone demo a separate module from the one on its page. */
export const STANDALONE_QUERY = '?standalone';
