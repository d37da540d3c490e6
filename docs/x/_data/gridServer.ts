import type {
  GridAggregationFunctionDataSource,
  GridGetRowsParams,
  GridGetRowsResponse,
  GridRowId,
  GridUpdateRowParams,
} from '@mui/x-data-grid-premium';
import { createServer } from './server';

type Row = Readonly<Record<string, unknown>>;
type PivotModel = NonNullable<GridGetRowsParams['pivotModel']>;
type PivotColumns = NonNullable<GridGetRowsResponse['pivotColumns']>;

interface Options {
  /** How long an answer takes, in milliseconds. */
  delay?: number | (() => number);
  /** While it returns true, requests reject. */
  isDown?: () => boolean;
}

const resolveDelay = (delay: number | (() => number)) =>
  typeof delay === 'number' ? delay : delay();

/** The functions that the server can compute, for `aggregationFunctions` of the grid. */
export const SERVER_FUNCTIONS: Record<string, GridAggregationFunctionDataSource> = {
  sum: { columnTypes: ['number'] },
  avg: { columnTypes: ['number'] },
  min: { columnTypes: ['number'] },
  max: { columnTypes: ['number'] },
  size: {},
};

const compute: Record<string, (values: number[]) => number> = {
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  avg: (values) => values.reduce((sum, value) => sum + value, 0) / values.length,
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  size: (values) => values.length,
};

const isPath = (row: Row, fields: readonly string[], keys: readonly string[]) =>
  keys.every((key, level) => String(row[fields[level] ?? '']) === key);

const keysOf = (rows: readonly Row[], field: string) =>
  [...new Set(rows.map((row) => String(row[field])))].sort();

/** The field of a generated pivot column, for example `Tables/Open/total`. */
export const pivotField = (field: string, path: readonly string[]) => [...path, field].join('/');

function pivotColumnsOf(rows: readonly Row[], columns: PivotModel['columns']): PivotColumns {
  const [column, ...rest] = columns;
  if (!column) return [];
  const keys = keysOf(rows, column.field);
  if (column.sort === 'desc') keys.reverse();
  return keys.map((key) => ({
    key,
    group: key,
    children: pivotColumnsOf(
      rows.filter((row) => String(row[column.field]) === key),
      rest,
    ),
  }));
}

const pathsOf = (columns: PivotColumns): string[][] =>
  columns.flatMap(({ key, children = [] }) =>
    children.length === 0 ? [[key]] : pathsOf(children).map((path) => [key, ...path]),
  );

function totalsOf(rows: readonly Row[], { aggregationModel = {}, pivotModel }: GridGetRowsParams) {
  const totals: Record<string, number | undefined> = {};
  const add = (name: string, found: readonly Row[], field: string, aggFunc: string) => {
    const values = found.map((row) => Number(row[field]));
    totals[name] = values.length === 0 ? undefined : compute[aggFunc]?.(values);
  };
  if (!pivotModel) {
    for (const [field, aggFunc] of Object.entries(aggregationModel)) {
      add(field, rows, field, aggFunc);
    }
    return totals;
  }
  const fields = pivotModel.columns.map((column) => column.field);
  const paths = fields.length === 0 ? [[]] : pathsOf(pivotColumnsOf(rows, pivotModel.columns));
  for (const path of paths) {
    const found = rows.filter((row) => isPath(row, fields, path));
    for (const { field, aggFunc } of pivotModel.values) {
      add(pivotField(field, path), found, field, aggFunc);
    }
  }
  return totals;
}

/**
 * A stand-in for a backend that filters, sorts, groups, aggregates, pivots, and saves `items`. A
 * group is a row with `id`, `groupKey`, `count`, and `totals`; a page counts rows or groups of the
 * top level.
 */
export function createGridServer<Item extends { readonly id: GridRowId }>(
  items: readonly Item[],
  { delay = 500, isDown = () => false }: Options = {},
) {
  let rows: readonly Item[] = items;

  async function getRows(params: GridGetRowsParams): Promise<GridGetRowsResponse> {
    const { start, end, sortModel, filterModel, groupFields = [], groupKeys = [] } = params;
    const server = createServer(rows, { delay: resolveDelay(delay), isDown });
    const all = await server.query({ start: 0, end: rows.length, sortModel, filterModel });
    const found: readonly Row[] = all.rows.map((row) => row as Row);
    const aggregateRow = { totals: totalsOf(found, params) };
    const pivotColumns = params.pivotModel && pivotColumnsOf(found, params.pivotModel.columns);
    const below = found.filter((row) => isPath(row, groupFields, groupKeys));
    const field = groupFields[groupKeys.length];
    const cut = <Part>(list: readonly Part[]) =>
      groupKeys.length === 0 ? list.slice(Number(start), end + 1) : [...list];
    if (field === undefined) {
      return { rows: cut(below), rowCount: below.length, aggregateRow, pivotColumns };
    }

    const groups = keysOf(below, field).map((key) => {
      const own = below.filter((row) => String(row[field]) === key);
      const id = [...groupKeys, key].join('/');
      return { id, groupKey: key, count: own.length, totals: totalsOf(own, params) };
    });
    const [sort] = sortModel;
    if (sort?.sort) {
      const direction = sort.sort === 'desc' ? -1 : 1;
      const valueOf = (totals: Record<string, number | undefined>) => totals[sort.field] ?? 0;
      groups.sort((a, b) => direction * (valueOf(a.totals) - valueOf(b.totals)));
      if (sort.field.startsWith('__') && direction === -1) groups.reverse();
    }
    return { rows: cut(groups), rowCount: groups.length, aggregateRow, pivotColumns };
  }

  async function updateRow({ rowId, updatedRow }: GridUpdateRowParams): Promise<Item> {
    await new Promise((resolve) => {
      setTimeout(resolve, resolveDelay(delay));
    });
    if (isDown()) throw new Error('503: the change was not saved.');
    const saved = updatedRow as Item;
    rows = rows.map((row) => (row.id === rowId ? saved : row));
    return saved;
  }

  return {
    getRows,
    updateRow,
    // A row without children needs a key, too: rows with the same key would be one.
    getGroupKey: (row: Row) => String(row.groupKey ?? row.id),
    getChildrenCount: (row: Row) => (typeof row.count === 'number' ? row.count : 0),
    // Numbers are fine, although the type of the data source only knows strings.
    getAggregatedValue: (row: Row, field: string) =>
      (row.totals as Row | undefined)?.[field] as string,
  };
}

/**
 * A stand-in for a backend that knows the parent of each item. The last of the `groupKeys` is the
 * id whose children are requested. A filter keeps items that match and the parents of those.
 */
export function createTreeServer<
  Item extends { readonly id: string; readonly parentId: string | null },
>(items: readonly Item[], { delay = 500, isDown = () => false }: Options = {}) {
  const parents = new Map(items.map((item) => [item.id, item.parentId]));

  return {
    async getRows({
      start,
      end,
      sortModel,
      filterModel,
      groupKeys = [],
    }: GridGetRowsParams): Promise<GridGetRowsResponse> {
      const server = createServer(items, { delay: resolveDelay(delay), isDown });
      const found = await server.query({ start: 0, end: items.length, sortModel });
      const matching = await createServer(items, { delay: 0 }).query({
        start: 0,
        end: items.length,
        filterModel,
      });
      const kept = new Set<string>();
      for (const { id } of matching.rows) {
        let current: string | null | undefined = id;
        while (current != null && !kept.has(current)) {
          kept.add(current);
          current = parents.get(current);
        }
      }
      const rows = found.rows.filter((item) => kept.has(item.id));
      const level = rows
        .filter((item) => item.parentId === (groupKeys.at(-1) ?? null))
        .map((item) => ({ ...item, count: rows.filter((row) => row.parentId === item.id).length }));
      return groupKeys.length === 0
        ? { rows: level.slice(Number(start), end + 1), rowCount: level.length }
        : { rows: level };
    },
    getGroupKey: (row: Row) => String(row.id),
    getChildrenCount: (row: Row) => Number(row.count),
  };
}
