import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooter,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

function TotalsFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce((sum, { model }) => sum + Number(model.total), 0);

  return (
    <div>
      <Typography role="status" variant="body2" sx={{ px: 1.5, pt: 1.5 }}>
        Orders: {entries.length}, total {usd.format(total)}, average{' '}
        {usd.format(total / (entries.length || 1))}
      </Typography>
      <GridFooter />
    </div>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: ['Lighting', 'Seating', 'Storage', 'Tables'],
    width: 120,
  },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const initialState = {
  filter: { filterModel: { items: [{ field: 'category', operator: 'is', value: 'Tables' }] } },
};

export default function FilterRecipeTotals() {
  const [rows] = React.useState(() => createOrders(200));

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders with totals for the matches"
        showToolbar
        slots={{ footer: TotalsFooter }}
        initialState={initialState}
      />
    </div>
  );
}
