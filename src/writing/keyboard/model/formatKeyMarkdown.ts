import type { KeyRow } from './types';

/** Returns the English label of a key combination: `Shift + Down arrow` for `Shift+ArrowDown`. */
function formatKey(key: string): string {
  return key
    .split('+')
    .map((part) => part.replace(/^Arrow(\w+)$/u, '$1 arrow').replace(/^Page(\w+)$/u, 'Page $1'))
    .join(' + ');
}

/** Returns a keyboard table as Markdown, for the page's Markdown export. */
export function formatKeyMarkdown(rows: readonly KeyRow[]): string {
  const lines = rows.map(
    ({ keys, label, does }) => `| ${label ?? keys.map(formatKey).join(', ')} | ${does} |`,
  );
  return ['| Key | Effect |', '| --- | --- |', ...lines].join('\n');
}
