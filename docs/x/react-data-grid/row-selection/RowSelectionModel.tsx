import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

export default function RowSelectionModel() {
  const [rows] = React.useState(() => createOrders(40));
  const [model, setModel] = React.useState<GridRowSelectionModel>(() => ({
    type: 'include',
    ids: new Set(['SO-10002']),
  }));
  const selected = rows.filter((row) => model.ids.has(row.id) === (model.type === 'include'));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 380 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Orders and their selection model"
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </div>
      <Typography variant="body2" role="status">
        {`Model: ${model.type} ${[...model.ids].join(', ') || 'nothing'}. `}
        {`Selected: ${selected.length} of ${rows.length} orders.`}
      </Typography>
    </Stack>
  );
}
