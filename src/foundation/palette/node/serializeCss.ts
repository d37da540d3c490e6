/** A style object. The values of selectors and at-rules are objects. */
export interface CssObject {
  [key: string]: string | number | CssObject | null | undefined;
}

function toPropertyName(key: string): string {
  return key.startsWith('--') ? key : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Serializes a style object to CSS, with one declaration per line. Numbers get no unit. */
export function serializeCss(styles: CssObject, indent = ''): string {
  let text = '';
  for (const [key, value] of Object.entries(styles)) {
    if (value === undefined || value === null) continue;
    if (typeof value === 'object') {
      const body = serializeCss(value, `${indent}  `);
      if (body !== '') text += `${indent}${key} {\n${body}${indent}}\n`;
    } else {
      text += `${indent}${toPropertyName(key)}: ${String(value).replace(/\s*\n\s*/g, ' ')};\n`;
    }
  }
  return text;
}
