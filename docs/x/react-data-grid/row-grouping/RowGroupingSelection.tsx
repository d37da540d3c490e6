import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer' },
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const initialState = {
  rowGrouping: { model: ['customer'] },
  columns: { columnVisibilityModel: { customer: false } },
};

const groupingColDef = { headerName: 'Customer', width: 180 };

const isGroupExpandedByDefault: DataGridPremiumProps['isGroupExpandedByDefault'] = (node) =>
  node.groupingKey === 'Acme';

export default function RowGroupingSelection() {
  const [rows] = React.useState(() => createOrders(120));
  const [model, setModel] = React.useState<GridRowSelectionModel>(() => ({
    type: 'include',
    ids: new Set(['SO-10003']),
  }));
  const orders = rows.filter((row) => model.ids.has(row.id));
  const total = orders.reduce((sum, row) => sum + row.total, 0);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          label="Orders to invoice"
          checkboxSelection
          disableRowSelectionExcludeModel
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          groupingColDef={groupingColDef}
          isGroupExpandedByDefault={isGroupExpandedByDefault}
          initialState={initialState}
        />
      </div>
      <Typography variant="body2" role="status">
        {`Orders to invoice: ${orders.length}, for $${total.toLocaleString('en-US')}. Ids in the model: ${model.ids.size}.`}
      </Typography>
    </Stack>
  );
}
