import { createRowId } from './anchors';
import { listTables } from './listTables';
import type { Api } from './types';

/**
 * The sentences of an API page that can be translated, as the package writes them (Markdown): by
 * the anchor of their row, the intro under `description`.
 */
export function listSentences(api: Api): Readonly<Record<string, string>> {
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
