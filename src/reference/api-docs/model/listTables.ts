import type { TableKind } from './anchors';
import type { Api } from './types';

/** What the rows of all tables have in common. */
export interface TableRow {
  readonly name: string;
  /** Markdown. */
  readonly description: string;
}

/** Returns the tables of an API page in the order they're shown, including empty ones. */
export function listTables(api: Api): readonly (readonly [TableKind, readonly TableRow[]])[] {
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
