import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

export default function FilterPanelOutside() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createOrders(80));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => apiRef.current?.showFilterPanel('customer')}>
          Filter by customer
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.showFilterPanel('total')}>
          Filter by total
        </Button>
        <Button onClick={() => apiRef.current?.setFilterModel({ items: [] })}>Show all</Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Orders with filter buttons above"
        />
      </div>
    </Stack>
  );
}
