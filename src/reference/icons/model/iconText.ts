import { exportName, type IconElement, type IconShape, type IconStyle } from './types';

/** Returns the import of an icon from its own path, which never bundles all icons. */
export function importLine(name: string, style: IconStyle): string {
  const exported = exportName(name, style);
  return `import ${exported}Icon from '@mui/icons-material/${exported}';`;
}

/** Returns the named import of an icon, for bundlers with tree shaking. */
export function namedImportLine(name: string, style: IconStyle): string {
  return `import { ${exportName(name, style)} } from '@mui/icons-material';`;
}

function kebab(attribute: string): string {
  return attribute.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function formatElement([tag, attributes, children = []]: IconElement): string {
  const text = Object.entries(attributes)
    .map(([name, value]) => ` ${kebab(name)}="${value}"`)
    .join('');
  return children.length === 0
    ? `<${tag}${text}/>`
    : `<${tag}${text}>${children.map(formatElement).join('')}</${tag}>`;
}

/** Returns an icon as the text of an SVG file. */
export function formatSvg(shape: IconShape): string {
  const content =
    typeof shape === 'string' ? `<path d="${shape}"/>` : shape.map(formatElement).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="currentColor">${content}</svg>`;
}
