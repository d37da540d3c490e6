/** The part of a Data Grid column that a plain table can show. */
export interface GridTableColumn {
  readonly field: string;
  readonly headerName?: string;
  readonly type?: string;
  readonly valueGetter?: (value: unknown, row: unknown, column: unknown, api: unknown) => unknown;
  readonly valueFormatter?: (
    value: unknown,
    row: unknown,
    column: unknown,
    api: unknown,
  ) => unknown;
  readonly valueOptions?: unknown;
}

export type GridTableRow = Readonly<Record<string, unknown>>;

const API = { current: null } as const;

/** The part of a date before the time, in the time zone that it was made in. */
function dateText(date: Date, withTime: boolean): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${String(date.getFullYear())}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return withTime ? `${day} ${two(date.getHours())}:${two(date.getMinutes())}` : day;
}

function optionLabel({ valueOptions }: GridTableColumn, value: unknown): unknown {
  if (!Array.isArray(valueOptions)) return value;
  const hit = (valueOptions as unknown[]).find(
    (option): option is { value: unknown; label: unknown } =>
      typeof option === 'object' && option !== null && 'value' in option && option.value === value,
  );
  return hit?.label ?? value;
}

/** The text of one cell as the grid would write it. Never throws: a column's own code may. */
export function cellText(column: GridTableColumn, row: GridTableRow): string {
  try {
    const raw = row[column.field];
    const value = column.valueGetter?.(raw, row, column, API) ?? raw;
    const formatted = column.valueFormatter?.(value, row, column, API);
    if (formatted !== undefined && formatted !== null) return String(formatted);
    if (value === undefined || value === null) return '';
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (value instanceof Date) return dateText(value, column.type === 'dateTime');
    const label = optionLabel(column, value);
    return typeof label === 'object' ? '' : String(label);
  } catch {
    return '';
  }
}
