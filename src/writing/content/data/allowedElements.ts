/**
 * The values that an attribute accepts: any string; none, as in `dev`; a number; a file in the page's
 * folder; or one of the listed strings.
 */
export type AttributeKind = 'string' | 'flag' | 'number' | 'file' | readonly string[];

/** An HTML element or component that pages may contain. */
export interface AllowedElement {
  readonly attributes: Readonly<Record<string, AttributeKind>>;
  /** Whether it passes other attributes to a component as props, which the API reference checks. */
  readonly acceptsProps?: boolean;
}

const PLAIN: AllowedElement = { attributes: {} };

/** The HTML elements that Markdown has no syntax for, and this site's components. */
export const ALLOWED_ELEMENTS: Readonly<Record<string, AllowedElement>> = {
  details: { attributes: { open: 'flag' } },
  kbd: PLAIN,
  sub: PLAIN,
  summary: PLAIN,
  sup: PLAIN,
  /** Contains one list of links. */
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
      title: 'string',
    },
  },
  KeyboardTable: { attributes: { of: 'file' } },
  PackageManagers: { attributes: { dev: 'flag', packages: 'string' } },
  PlanNotice: { attributes: { plan: ['pro', 'premium'] } },
  Playground: { attributes: { of: 'string', props: 'string', src: 'file' }, acceptsProps: true },
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

/** Components that pages may use. The other allowed elements are HTML. */
export const COMPONENT_NAMES = Object.keys(ALLOWED_ELEMENTS).filter((name) => /^[A-Z]/u.test(name));

/** Callout types. Docusaurus' names `note` and `tip` are aliases. */
export const CALLOUTS = ['info', 'success', 'warning', 'danger', 'note', 'tip'];

/** Languages that code fences may use. `text` isn't highlighted. */
export const FENCE_LANGUAGES = [
  ...['ts', 'tsx', 'js', 'jsx', 'css', 'json', 'bash', 'md', 'mdx', 'html', 'diff', 'yaml', 'yml'],
  ...['http', 'text'],
];
