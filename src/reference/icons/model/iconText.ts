import { exportName, type IconElement, type IconShape, type IconStyle } from './types';

/** The line that imports an icon by its own path, which never pulls the whole set in. */
export function importLine(name: string, style: IconStyle): string {
  const exported = exportName(name, style);
  return `import ${exported}Icon from '@mui/icons-material/${exported}';`;
}

/** The line for bundlers that drop what is not used. */
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

/** An icon as an SVG file. */
export function formatSvg(shape: IconShape): string {
  const content =
    typeof shape === 'string' ? `<path d="${shape}"/>` : shape.map(formatElement).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="currentColor">${content}</svg>`;
}
