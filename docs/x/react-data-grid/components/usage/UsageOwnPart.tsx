import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  Toolbar,
  gridFilteredTopLevelRowCountSelector,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const openOnly = { id: 'status', field: 'status', operator: 'equals', value: 'Open' };

function OrdersToolbar() {
  const apiRef = useGridApiContext();
  const shown = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const all = useGridSelector(apiRef, gridRowCountSelector);

  return (
    <Toolbar aria-label="Tools for orders" style={{ flex: 'none', flexWrap: 'wrap' }}>
      <Typography variant="body2" role="status" sx={{ flex: 1 }}>
        {shown} of {all} orders
      </Typography>
      <Button size="small" onClick={() => apiRef.current.upsertFilterItem(openOnly)}>
        Open only
      </Button>
      <Button size="small" onClick={() => apiRef.current.setFilterModel({ items: [] })}>
        All
      </Button>
    </Toolbar>
  );
}

export default function UsageOwnPart() {
  const [rows] = React.useState(() => createOrders(60));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Orders"
        slots={{ toolbar: OrdersToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
