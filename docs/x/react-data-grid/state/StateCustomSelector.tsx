import * as React from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, STATUSES, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 110 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    width: 120,
  },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

/** The share of delivered orders among the rows that pass the filter, in percent. */
const deliveredSelector = (apiRef: React.RefObject<GridApi>) => {
  const entries = gridFilteredSortedRowEntriesSelector(apiRef);
  const delivered = entries.filter(({ model }) => (model as Order).status === 'Delivered').length;
  return entries.length === 0 ? 0 : Math.round((delivered / entries.length) * 100);
};

function DeliveredToolbar() {
  const apiRef = useGridApiContext();
  // A number: the toolbar only renders again when the share changes.
  const share = useGridSelector(apiRef, deliveredSelector);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', padding: 1.5 }}>
      <LinearProgress
        variant="determinate"
        value={share}
        aria-label="Delivered orders"
        sx={{ flex: 1 }}
      />
      <Typography variant="body2" role="status">
        {share}% delivered
      </Typography>
    </Stack>
  );
}

export default function StateCustomSelector() {
  const [rows] = React.useState(() => createOrders(120));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Orders"
        slots={{ toolbar: DeliveredToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
