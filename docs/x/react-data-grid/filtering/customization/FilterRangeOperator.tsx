import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';

function RangeInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const range: string[] = item.value ?? ['', ''];
  const change = (position: number, text: string) => {
    const next = range.map((part, index) => (index === position ? text : part));
    applyValue({ ...item, value: next.join('') === '' ? undefined : next });
  };

  return (
    <Stack direction="row" spacing={1}>
      {['From', 'To'].map((label, index) => (
        <TextField
          key={label}
          label={label}
          size="small"
          type="number"
          value={range[index] ?? ''}
          inputRef={index === 0 ? focusElementRef : undefined}
          onChange={(event) => change(index, event.target.value)}
        />
      ))}
    </Stack>
  );
}

const between: GridFilterOperator<Order, number> = {
  label: 'between',
  headerLabel: 'between',
  value: 'between',
  InputComponent: RangeInput,
  getApplyFilterFn: ({ value }) => {
    if (!Array.isArray(value)) return null;
    // The grid has parsed both with the valueParser of the column, so that empty ones are null.
    const [from, to] = value as [number | null, number | null];
    return (total) => (from === null || total >= from) && (to === null || total <= to);
  },
};

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'total',
    headerName: 'Total (USD)',
    type: 'number',
    width: 130,
    filterOperators: [between, ...getGridNumericOperators()],
  },
];

const initialState = {
  filter: {
    filterModel: { items: [{ field: 'total', operator: 'between', value: ['500', '1500'] }] },
  },
};

export default function FilterRangeOperator() {
  const [rows] = React.useState(() => createOrders(120));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders between two amounts"
        showToolbar
        initialState={initialState}
      />
    </div>
  );
}
