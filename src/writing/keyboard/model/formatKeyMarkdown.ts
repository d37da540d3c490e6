import type { KeyRow } from './types';

/** A key as a table without pictures of keys names it. */
function keyText(key: string): string {
  return key
    .split('+')
    .map((part) => part.replace(/^Arrow(\w+)$/u, '$1 arrow').replace(/^Page(\w+)$/u, 'Page $1'))
    .join(' + ');
}

/** The table for readers of Markdown. */
export function formatKeyMarkdown(rows: readonly KeyRow[]): string {
  const lines = rows.map(
    ({ keys, label, does }) => `| ${label ?? keys.map(keyText).join(', ')} | ${does} |`,
  );
  return ['| Key | Effect |', '| --- | --- |', ...lines].join('\n');
}
