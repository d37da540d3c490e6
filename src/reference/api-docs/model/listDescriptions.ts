import { createRowId } from './anchors';
import { listTables } from './listTables';
import type { Api } from './types';

/**
 * Returns the translatable descriptions of an API page in English, as Markdown, keyed by the anchor
 * of their row. The page's introduction has the key `description`.
 */
export function listDescriptions(api: Api): Readonly<Record<string, string>> {
  const rows = listTables(api).flatMap(([kind, table]) =>
    table.map(({ name, description }): [string, string] => [
      createRowId(api.name, kind, name),
      description,
    ]),
  );
  return Object.fromEntries(
    [['description', api.description] as const, ...rows].filter(([, text]) => text.trim() !== ''),
  );
}
