/** Endings of the names that icons have in other looks than the filled one. */
export const ICON_VARIANTS = ['Outlined', 'Rounded', 'TwoTone', 'Sharp'] as const;

/** The five looks of the set, in the order of the package's documentation. */
export const ICON_STYLES = ['Filled', ...ICON_VARIANTS] as const;

export type IconStyle = (typeof ICON_STYLES)[number];

export const DEFAULT_ICON_STYLE: IconStyle = 'Filled';

/** An SVG element: tag, attributes under React's names, children. */
export type IconElement = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  children?: readonly IconElement[],
];

/** What is inside an icon's `<svg>`: the data of its one path, or its elements. */
export type IconShape = string | readonly IconElement[];

/** Shapes of one style by the icon's name without the style. */
export type IconShapes = Readonly<Record<string, IconShape>>;

/** A name, and a bit for each style of {@link ICON_STYLES} that has it. */
export type IconEntry = readonly [name: string, styles: number];

/** Whether an icon exists in a style: seven brand icons, for example, have one look only. */
export function hasStyle([, styles]: IconEntry, style: IconStyle): boolean {
  return (styles & (1 << ICON_STYLES.indexOf(style))) !== 0;
}

/** The exported name: the style is its ending, except for the filled look. */
export function exportName(name: string, style: IconStyle): string {
  return style === 'Filled' ? name : name + style;
}
