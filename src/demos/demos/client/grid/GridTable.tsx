import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { cellText } from '../../model/gridCells';
import type { GridTableColumn, GridTableRow } from '../../model/gridCells';

/**
 * A long table helps nobody, and each cell delays the first paint: more rows than this are counted,
 * not shown. A grid of the usual 400 px shows seven.
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
 * What the Data Grid is on the server: its data as a plain table (the grid itself renders
 * nothing there). The island takes it away before it hydrates, see `useIsland`.
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
  // Columns that arrive in the browser, with the rows: lines where they will be.
  if (shown.length === 0) {
    return <div data-server-only="" data-grid-lines="" aria-hidden="true" />;
  }
  const name = label ?? ariaLabel ?? 'Data';
  const more = rows.length - MAX_ROWS;
  return (
    // The region scrolls, so that a keyboard must be able to reach it.
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
          {translate(
            { id: 'site.demos.moreRows', message: 'Further rows: {count}' },
            { count: more },
          )}
        </p>
      ) : null}
    </div>
  );
}
