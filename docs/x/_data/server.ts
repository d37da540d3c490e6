import type { GridFilterItem, GridFilterModel, GridSortModel } from '@mui/x-data-grid';

type Row = Readonly<Record<string, unknown>>;

export interface Query {
  start: number;
  /** Index of the last row, included. */
  end: number;
  sortModel?: GridSortModel;
  filterModel?: GridFilterModel;
}

const text = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);

function matches(row: Row, { field, operator, value }: GridFilterItem): boolean {
  const cell = row[field];
  if (operator === 'isEmpty') return cell === null || cell === '';
  if (value === undefined || value === '') return true;
  if (operator === 'is') return cell === value;
  if (operator === 'isAnyOf') return (value as unknown[]).includes(cell);
  if (typeof cell === 'number') {
    const limit = Number(value);
    if (operator === '>') return cell > limit;
    if (operator === '<') return cell < limit;
    return operator === '>=' ? cell >= limit : operator === '<=' ? cell <= limit : cell === limit;
  }
  const whole = String(text(cell));
  const part = String(text(value));
  if (operator === 'startsWith') return whole.startsWith(part);
  if (operator === 'equals') return whole === part;
  return operator === 'doesNotContain' ? !whole.includes(part) : whole.includes(part);
}

function compare(first: unknown, second: unknown): number {
  const a = text(first) as number;
  const b = text(second) as number;
  return a < b ? -1 : Number(a > b);
}

/**
 * A stand-in for a backend that filters, sorts, and cuts `rows`. Each answer takes `delay`
 * milliseconds. While `isDown` returns true, requests reject with an `Error`.
 */
export function createServer<Item extends { readonly id: unknown }>(
  rows: readonly Item[],
  { delay = 500, isDown = () => false }: { delay?: number; isDown?: () => boolean } = {},
) {
  return {
    async query({ start, end, sortModel = [], filterModel }: Query) {
      await new Promise((resolve) => {
        setTimeout(resolve, delay);
      });
      if (isDown()) throw new Error('503: the order service is not available.');
      const { items = [], logicOperator } = filterModel ?? {};
      const test = (row: Item) =>
        logicOperator === 'or' && items.length > 0
          ? items.some((item) => matches(row as Row, item))
          : items.every((item) => matches(row as Row, item));
      const [sort] = sortModel;
      const found = rows.filter(test);
      if (sort?.sort) {
        const turn = sort.sort === 'desc' ? -1 : 1;
        found.sort((a, b) => turn * compare((a as Row)[sort.field], (b as Row)[sort.field]));
      }
      return { rows: found.slice(start, end + 1), rowCount: found.length };
    },
  };
}
