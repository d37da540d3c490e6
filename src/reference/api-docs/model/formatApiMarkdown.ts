import type { Api, PropApi } from './types';

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

function formatRow(name: string, details: readonly string[], description: string): string {
  const text = [details.filter(Boolean).join(', '), oneLine(description)]
    .filter(Boolean)
    .join('. ');
  return `- \`${name}\`${text === '' ? '' : `: ${text}`}`;
}

function formatDeprecation(advice: string | undefined): string {
  return advice === undefined ? '' : `deprecated${advice === '' ? '' : ` (${oneLine(advice)})`}`;
}

function formatProp(prop: PropApi): string {
  const details = [
    `\`${prop.type}\``,
    prop.required ? 'required' : '',
    prop.default === undefined ? '' : `default \`${prop.default.replaceAll('`', '')}\``,
    prop.from === undefined ? '' : `from ${prop.from}`,
    formatDeprecation(prop.deprecated),
  ];
  return formatRow(prop.name, details, prop.description);
}

function formatSection(title: string, rows: readonly string[]): string[] {
  return rows.length === 0 ? [] : [`## ${title}`, rows.join('\n')];
}

/**
 * Returns an API page's content for its Markdown export. Rows are list items, because the `|` in
 * union types would have to be escaped in a Markdown table.
 */
export function formatApiMarkdown(api: Api): string {
  const parts = [api.description, '## Import', `\`\`\`tsx\n${api.imports.join('\n')}\n\`\`\``];
  if (api.kind === 'component') {
    parts.push(
      ...formatSection('Props', api.props.map(formatProp)),
      ...formatSection(
        'Slots',
        api.slots.map((slot) =>
          formatRow(
            slot.name,
            [
              slot.className === undefined ? '' : `\`.${slot.className}\``,
              slot.default === undefined ? '' : `default \`${slot.default.replaceAll('`', '')}\``,
            ],
            slot.description,
          ),
        ),
      ),
      ...formatSection(
        'CSS classes',
        api.classes.map((entry) =>
          formatRow(
            entry.name,
            [`\`.${entry.className}\``, formatDeprecation(entry.deprecated)],
            entry.description,
          ),
        ),
      ),
    );
  } else if (api.kind === 'hook') {
    parts.push(
      ...formatSection('Parameters', api.parameters.map(formatProp)),
      ...formatSection('Return value', api.returns.map(formatProp)),
    );
  } else {
    parts.push(...formatSection('Members', api.members.map(formatProp)));
  }
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
