import { getInitialValue, getInitialValues } from './knobValues';
import { plainText, printJsx, printProps } from './printJsx';
import type { PlaygroundSpec } from './types';

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  x27: "'",
};

/** Returns the text of highlighted code. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/gu, '')
    .replace(/&#?(\w+);/gu, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity);
}

/** Returns the code of a playground with its initial values. */
function getInitialCode(spec: PlaygroundSpec): string {
  const { template } = spec;
  const values = getInitialValues(spec);
  if (template === undefined) return plainText(printJsx(spec, values));
  const props = plainText(printProps(spec, values, template).tokens);
  return textOf(template.beforeHtml) + props + textOf(template.afterHtml);
}

/** Formats a playground for the page's Markdown export: its code, and a table of its props. */
export function formatPlaygroundMarkdown(spec: PlaygroundSpec): string {
  const rows = spec.knobs.map((knob) => {
    const initial = getInitialValue(spec, knob);
    const type = knob.type.replaceAll('|', '\\|');
    return `| \`${knob.name}\` | \`${type}\` | ${initial === undefined ? '' : `\`${String(initial)}\``} |`;
  });
  const table = ['| Prop | Type | Here |', '| --- | --- | --- |', ...rows].join('\n');
  return `\`\`\`tsx\n${getInitialCode(spec)}\n\`\`\`\n\n${table}`;
}
