import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { STATUSES, createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110, sortable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130, sortable: false },
  { field: 'status', headerName: 'Status', width: 120 },
  {
    field: 'rank',
    headerName: 'Rank',
    type: 'number',
    valueGetter: (_value, row) => STATUSES.indexOf(row.status),
  },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

const initialState: DataGridProps['initialState'] = {
  sorting: { sortModel: [{ field: 'rank', sort: 'asc' }] },
  columns: { columnVisibilityModel: { rank: false } },
};

export default function SortingFixed() {
  const [rows] = React.useState(() => createOrders(60));
  const [locked, setLocked] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Turn sorting off for users"
        control={<Switch checked={locked} onChange={(_event, checked) => setLocked(checked)} />}
      />
      <div style={{ height: 400 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Orders by progress, from a hidden column"
          disableColumnSorting={locked}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
