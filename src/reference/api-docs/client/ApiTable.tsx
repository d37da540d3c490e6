import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { ApiView, TableView } from '../model/apiView';
import { SECTION_IDS } from '../model/sectionIds';
import { ApiRow } from './ApiRow';
import { SectionHeading } from './SectionHeading';
import { getTableTitle } from './sectionTitles';
import styles from './Api.module.css';

/** Shorter tables are quicker to read than to filter. */
const MIN_ROWS_FOR_FILTER = 10;

function Filter({ id, title }: { readonly id: string; readonly title: string }): ReactNode {
  const label = translate(
    {
      id: 'site.apiDocs.filter',
      message: 'Filter {title}',
      description: 'Label of the field that filters a table on an API page',
    },
    { title },
  );
  const countText = translate({
    id: 'site.apiDocs.filterCount',
    message: '{count} of {total}',
    description: 'How many rows of a table match the filter',
  });
  return (
    <div className={styles.filter} data-needs-script="" data-site-screen-only="">
      <input
        type="search"
        className={styles.filterField}
        data-api-filter={id}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
      />
      <output data-api-count={countText} />
    </div>
  );
}

/** Renders the introduction between a table's heading and its rows, for kinds that have one. */
function Hints({ table, view }: { readonly table: TableView; readonly view: ApiView }): ReactNode {
  if (table.kind === 'prop' && view.hasSystemProps === true) {
    return (
      <p>
        <Translate
          id="site.apiDocs.systemProps"
          description="Above the props of Box, Stack, and others"
        >
          This component also accepts all system props, but the sx prop is a better place for them.
        </Translate>
      </p>
    );
  }
  if (table.kind === 'classes') {
    return (
      <p>
        <Translate id="site.apiDocs.classesHint" description="Above the CSS classes on an API page">
          Style an element with its global class name, its key in the classes prop, or its key in
          the theme’s styleOverrides.
        </Translate>
      </p>
    );
  }
  return null;
}

/** A table of an API page. On narrow screens its rows become a list. */
export function ApiTable({
  table,
  view,
}: {
  readonly table: TableView;
  readonly view: ApiView;
}): ReactNode {
  const { kind, rows } = table;
  const id = SECTION_IDS[kind];
  const title = getTableTitle(kind);
  return (
    <section>
      <SectionHeading id={id} title={title} />
      <Hints table={table} view={view} />
      {rows.length < MIN_ROWS_FOR_FILTER ? null : <Filter id={id} title={title} />}
      <table className={styles.table} data-api-table={id} data-kind={kind}>
        {/* Until the whole header row has arrived, two columns would get all the width. */}
        <colgroup>
          <col />
          <col />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="site.apiDocs.name" description="Column of the tables on API pages">
                Name
              </Translate>
            </th>
            <th scope="col">{getDetailTitle(kind)}</th>
            <th scope="col">
              <Translate
                id="site.apiDocs.description"
                description="Column of the tables on API pages"
              >
                Description
              </Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ApiRow key={row.id} row={row} />
          ))}
        </tbody>
      </table>
      <p className={styles.empty} data-api-nothing={id} hidden>
        <Translate
          id="site.apiDocs.filterNothing"
          description="Shown when no row of a table matches the filter"
        >
          No row has this text in its name, type, or description. Clear the filter to see all rows.
        </Translate>
      </p>
    </section>
  );
}

function getDetailTitle(kind: TableView['kind']): string {
  if (kind === 'classes' || kind === 'slot') {
    return translate({
      id: 'site.apiDocs.className',
      message: 'Class name',
      description: 'Column of the tables on API pages',
    });
  }
  return translate({
    id: 'site.apiDocs.type',
    message: 'Type',
    description: 'Column of the tables on API pages',
  });
}
