import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  type GridColDef,
  type GridListViewColDef,
  type GridSortModel,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer' },
  { field: 'date', headerName: 'Date', type: 'date' },
  { field: 'total', headerName: 'Total (USD)', type: 'number' },
];

const listViewColumn: GridListViewColDef<Order> = {
  field: 'orderItem',
  display: 'flex',
  renderCell: ({ row }) => (
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, width: '100%' }}>
      <span>
        {row.customer}, {row.date.toLocaleDateString('en-US')}
      </span>
      <strong>${row.total.toLocaleString('en-US')}</strong>
    </Stack>
  ),
};

const SORTS: Record<string, GridSortModel> = {
  Newest: [{ field: 'date', sort: 'desc' }],
  Largest: [{ field: 'total', sort: 'desc' }],
  Customer: [{ field: 'customer', sort: 'asc' }],
};

export default function ListViewSorted() {
  const [rows] = React.useState(() => createOrders(60));
  const [name, setName] = React.useState('Newest');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 480 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Sort by"
        value={name}
        onChange={(_event, next: string | null) => next && setName(next)}
      >
        {Object.keys(SORTS).map((option) => (
          <ToggleButton key={option} value={option}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 400 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          label="Orders as a sorted list"
          listView
          listViewColumn={listViewColumn}
          sortModel={SORTS[name]}
        />
      </div>
    </Stack>
  );
}
