import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 130 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

const pivotModel: GridPivotModel = {
  rows: [{ field: 'country' }],
  columns: [{ field: 'status', sort: 'asc' }],
  values: [{ field: 'total', aggFunc: 'sum' }],
};

const initialState = { pivoting: { model: pivotModel } };

export default function PivotSwitch() {
  const [rows] = React.useState(() => createOrders(250));
  const [active, setActive] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Show totals instead of orders"
        control={<Switch checked={active} onChange={(event) => setActive(event.target.checked)} />}
      />
      <div style={{ height: 420 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          label="Orders and their totals"
          pivotActive={active}
          onPivotActiveChange={setActive}
          pivotingColDef={{ width: 120 }}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
