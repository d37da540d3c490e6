/**
 * What an attribute of a part may hold: any words; nothing, as in `dev`; a number; a file below the
 * page's folder; or one of some words.
 */
export type AttributeKind = 'words' | 'flag' | 'number' | 'file' | readonly string[];

/** What a page may write between angle brackets. */
export interface Part {
  readonly attributes: Readonly<Record<string, AttributeKind>>;
  /** Other attributes are props of a component, whose reference says which exist. */
  readonly hasProps?: boolean;
}

const PLAIN: Part = { attributes: {} };

/** The HTML that Markdown has no sign for, and the parts of this site. Nothing else is written. */
export const PARTS: Readonly<Record<string, Part>> = {
  details: { attributes: { open: 'flag' } },
  kbd: PLAIN,
  sub: PLAIN,
  summary: PLAIN,
  sup: PLAIN,
  /** Holds one list of links. */
  Cards: PLAIN,
  Demo: {
    attributes: {
      src: 'file',
      bg: ['outlined', 'plain'],
      defaultCodeOpen: 'flag',
      example: 'flag',
      height: 'number',
      hideToolbar: 'flag',
      iframe: 'flag',
      title: 'words',
    },
  },
  KeyboardTable: { attributes: { of: 'file' } },
  PackageManagers: { attributes: { dev: 'flag', packages: 'words' } },
  PlanNotice: { attributes: { plan: ['pro', 'premium'] } },
  Playground: { attributes: { of: 'words', props: 'words', src: 'file' }, hasProps: true },
  ChartsClassNames: PLAIN,
  ColorTool: PLAIN,
  DataGridClassNames: PLAIN,
  DatePickersClassNames: PLAIN,
  GridEvents: PLAIN,
  IconSearch: PLAIN,
  JoyClassNames: PLAIN,
  JoyThemeTree: PLAIN,
  JoyVariables: PLAIN,
  MaterialClassNames: PLAIN,
  MaterialThemeTree: PLAIN,
  MaterialVariables: PLAIN,
  SystemProperties: PLAIN,
  TreeViewClassNames: PLAIN,
};

/** Components that pages may use; the other parts are elements of HTML. */
export const COMPONENT_NAMES = Object.keys(PARTS).filter((name) => /^[A-Z]/u.test(name));

/** Callouts. The stock names are aliases. */
export const CALLOUTS = ['info', 'success', 'warning', 'danger', 'note', 'tip'];

/** Languages of code fences; `text` has no colors. */
export const FENCE_LANGUAGES = [
  ...['ts', 'tsx', 'js', 'jsx', 'css', 'json', 'bash', 'md', 'mdx', 'html', 'diff', 'yaml', 'yml'],
  ...['http', 'text'],
];
