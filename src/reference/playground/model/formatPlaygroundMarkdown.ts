import { startOf, startValues } from './knobValues';
import { plainText, printJsx, printProps } from './printJsx';
import type { PlaygroundSpec } from './types';

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  x27: "'",
};

/** Text of colored code. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/gu, '')
    .replace(/&#?(\w+);/gu, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity);
}

/** The code that a playground shows first. */
function startCode(spec: PlaygroundSpec): string {
  const { template } = spec;
  const values = startValues(spec);
  if (template === undefined) return plainText(printJsx(spec, values));
  const props = plainText(printProps(spec, values, template).tokens);
  return textOf(template.beforeHtml) + props + textOf(template.afterHtml);
}

/** A playground for readers of Markdown: its code, and what each prop can be. */
export function formatPlaygroundMarkdown(spec: PlaygroundSpec): string {
  const rows = spec.knobs.map((knob) => {
    const start = startOf(spec, knob);
    const type = knob.type.replaceAll('|', '\\|');
    return `| \`${knob.name}\` | \`${type}\` | ${start === undefined ? '' : `\`${String(start)}\``} |`;
  });
  const table = ['| Prop | Type | Here |', '| --- | --- | --- |', ...rows].join('\n');
  return `\`\`\`tsx\n${startCode(spec)}\n\`\`\`\n\n${table}`;
}
