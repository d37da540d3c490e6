import { createRowId } from './anchors';
import type { TableKind } from './anchors';
import type { Api } from './types';

/** A row of a table, as far as translators care. */
interface Described {
  readonly name: string;
  readonly description: string;
}

function listTables(api: Api): readonly (readonly [TableKind, readonly Described[]])[] {
  switch (api.kind) {
    case 'component':
      return [
        ['prop', api.props],
        ['slot', api.slots],
        ['classes', api.classes],
      ];
    case 'hook':
      return [
        ['parameter', api.parameters],
        ['return', api.returns],
      ];
    case 'interface':
      return [['member', api.members]];
  }
}

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
