import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { cellText } from '../../model/gridCells';
import type { GridTableColumn, GridTableRow } from '../../model/gridCells';

/**
 * Only this many rows are shown, followed by the number of the others: nobody needs a long table here,
 * and each cell delays the first paint. A grid of the usual 400 px shows seven rows.
 */
const MAX_ROWS = 20;

interface Props {
  readonly columns?: readonly GridTableColumn[];
  readonly rows?: readonly GridTableRow[];
  readonly label?: string;
  readonly 'aria-label'?: string;
  readonly columnVisibilityModel?: Readonly<Record<string, boolean>>;
  readonly initialState?: {
    readonly columns?: { readonly columnVisibilityModel?: Readonly<Record<string, boolean>> };
  };
}

/**
 * Replaces the Data Grid on the server, where it renders nothing, with a plain table of its data. The table
 * is removed before the demo hydrates (`prepareRoot`).
 */
export function GridTable({
  columns = [],
  rows = [],
  label,
  'aria-label': ariaLabel,
  columnVisibilityModel,
  initialState,
}: Props): ReactNode {
  const visibility = columnVisibilityModel ?? initialState?.columns?.columnVisibilityModel ?? {};
  const shown = columns.filter(
    ({ field, type }) => type !== 'actions' && visibility[field] !== false,
  );
  // If the columns are loaded in the browser, empty rows take their place.
  if (shown.length === 0) {
    return <div data-server-only="" data-grid-lines="" aria-hidden="true" />;
  }
  const name = label ?? ariaLabel ?? 'Data';
  const more = rows.length - MAX_ROWS;
  return (
    // The region scrolls, so it must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div data-server-only="" data-grid-table="" role="region" aria-label={name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {shown.map(({ field, headerName }) => (
              <th key={field} scope="col">
                {headerName ?? field}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MAX_ROWS).map((row, index) => (
            <tr key={index}>
              {shown.map((column) => (
                <td key={column.field}>{cellText(column, row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 ? <div data-grid-lines="" aria-hidden="true" /> : null}
      {more > 0 ? (
        <p data-localized="">
          {translate({ id: 'site.demos.moreRows', message: 'More rows: {count}' }, { count: more })}
        </p>
      ) : null}
    </div>
  );
}
