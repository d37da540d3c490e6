import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const initialState = { pagination: { paginationModel: { pageSize: 10 } } };

export default function PaginationSelection() {
  const [rows] = React.useState(() => createOrders(60));
  const [pageOnly, setPageOnly] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Select all on this page only"
        control={<Switch checked={pageOnly} onChange={(_event, checked) => setPageOnly(checked)} />}
      />
      <div style={{ height: 420 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          label="Orders to select by page"
          pagination
          pageSizeOptions={[10]}
          initialState={initialState}
          checkboxSelection
          checkboxSelectionVisibleOnly={pageOnly}
        />
      </div>
    </Stack>
  );
}
