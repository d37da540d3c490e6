/** The styles other than Filled, which are suffixes of the exported names. */
export const ICON_VARIANTS = ['Outlined', 'Rounded', 'TwoTone', 'Sharp'] as const;

/** The five styles of the icon set, in the order of the package's documentation. */
export const ICON_STYLES = ['Filled', ...ICON_VARIANTS] as const;

export type IconStyle = (typeof ICON_STYLES)[number];

export const DEFAULT_ICON_STYLE: IconStyle = 'Filled';

/** An SVG element: tag, attributes in React's spelling, children. */
export type IconElement = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  children?: readonly IconElement[],
];

/** The content of an icon's `<svg>`: its elements, or the path data if there's only one path. */
export type IconShape = string | readonly IconElement[];

/** The shapes of one style, by the icon's name without the style. */
export type IconShapes = Readonly<Record<string, IconShape>>;

/** An icon's name, and a bit mask of the styles in {@link ICON_STYLES} that it exists in. */
export type IconEntry = readonly [name: string, styles: number];

/** Whether an icon exists in a style. Seven brand icons, for example, only have one style. */
export function hasStyle([, styles]: IconEntry, style: IconStyle): boolean {
  return (styles & (1 << ICON_STYLES.indexOf(style))) !== 0;
}

/** Returns the name of an icon's export, which ends with the style unless that's Filled. */
export function exportName(name: string, style: IconStyle): string {
  return style === 'Filled' ? name : name + style;
}
