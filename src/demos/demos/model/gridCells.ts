/** The part of a Data Grid column definition that a plain table can show. */
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

/** Formats a date, with or without its time, in local time. */
function formatDate(date: Date, withTime: boolean): string {
  const pad = (value: number): string => String(value).padStart(2, '0');
  const day = `${String(date.getFullYear())}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return withTime ? `${day} ${pad(date.getHours())}:${pad(date.getMinutes())}` : day;
}

function optionLabel({ valueOptions }: GridTableColumn, value: unknown): unknown {
  if (!Array.isArray(valueOptions)) return value;
  const match = (valueOptions as unknown[]).find(
    (option): option is { value: unknown; label: unknown } =>
      typeof option === 'object' && option !== null && 'value' in option && option.value === value,
  );
  return match?.label ?? value;
}

/** Returns a cell's value as the grid would format it, or `''` when the column's own functions throw. */
export function cellText(column: GridTableColumn, row: GridTableRow): string {
  try {
    const raw = row[column.field];
    const value = column.valueGetter?.(raw, row, column, API) ?? raw;
    const formatted = column.valueFormatter?.(value, row, column, API);
    if (formatted !== undefined && formatted !== null) return String(formatted);
    if (value === undefined || value === null) return '';
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (value instanceof Date) return formatDate(value, column.type === 'dateTime');
    const label = optionLabel(column, value);
    return typeof label === 'object' ? '' : String(label);
  } catch {
    return '';
  }
}
