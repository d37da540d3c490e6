import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const initialState = {
  filter: { filterModel: { items: [{ field: 'country', operator: 'equals', value: 'Japan' }] } },
};

function FilteredFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce((sum, { model }) => sum + Number(model.total), 0);

  return (
    <Typography variant="body2" role="status" sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {`Orders that pass the filter: ${entries.length}. They add up to $${total.toLocaleString('en-US')}.`}
    </Typography>
  );
}

export default function FilteringReadRows() {
  const [rows] = React.useState(() => createOrders(300));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders with the sum of those that match"
        showToolbar
        slots={{ footer: FilteredFooter }}
        initialState={initialState}
      />
    </div>
  );
}
