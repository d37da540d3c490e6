import type { TableKind } from './anchors';
import type { Api } from './types';

/** A row of a table, as far as all of them are alike. */
export interface TableRow {
  readonly name: string;
  /** Markdown. */
  readonly description: string;
}

/** The tables of an API page, in its order; some are empty. */
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
