import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 130, filterable: false },
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const initialState = {
  filter: {
    filterModel: { items: [{ field: 'customer', operator: 'equals', value: 'Acme' }] },
  },
};

export default function FilteringLocked() {
  const [rows] = React.useState(() => createOrders(200));
  const [hidden, setHidden] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Remove all filter controls"
        control={<Switch checked={hidden} onChange={(_event, checked) => setHidden(checked)} />}
      />
      <div style={{ height: 400 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Orders from one customer"
          showToolbar
          disableColumnFilter={hidden}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
