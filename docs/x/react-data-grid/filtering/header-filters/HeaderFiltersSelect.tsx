import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';
import { STATUSES, createOrders, type Order } from '../../../_data/orders';

function StatusSelect({ item, colDef, tabIndex, inputRef }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  const values: string[] = item.value ?? [];
  const change = (next: string[]) => {
    const changed = { ...item, field: colDef.field, operator: 'isAnyOf', value: next };
    if (next.length > 0) apiRef.current.upsertFilterItem(changed);
    else apiRef.current.deleteFilterItem(changed);
  };

  return (
    <TextField
      select
      fullWidth
      size="small"
      label="Any of"
      value={values}
      inputRef={inputRef}
      onChange={(event) => change(event.target.value as unknown as string[])}
      slotProps={{
        select: {
          multiple: true,
          renderValue: () => values.join(', '),
          SelectDisplayProps: { tabIndex },
        },
      }}
    >
      {STATUSES.map((status) => (
        <MenuItem key={status} value={status}>
          <Checkbox size="small" checked={values.includes(status)} tabIndex={-1} />
          {status}
        </MenuItem>
      ))}
    </TextField>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 190 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    width: 220,
    renderHeaderFilter: (params) => <StatusSelect {...params} />,
  },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 180 },
];

const initialState = {
  filter: {
    filterModel: {
      items: [{ id: 'status', field: 'status', operator: 'isAnyOf', value: ['Open', 'Packed'] }],
    },
  },
};

export default function HeaderFiltersSelect() {
  const [rows] = React.useState(() => createOrders(120));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Orders by several statuses"
        headerFilters
        initialState={initialState}
      />
    </div>
  );
}
