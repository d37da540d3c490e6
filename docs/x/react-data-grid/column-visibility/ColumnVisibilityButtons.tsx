import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110, hideable: false },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100 },
  { field: 'unitPrice', headerName: 'Price (USD)', type: 'number', width: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

export default function ColumnVisibilityButtons() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createOrders(40));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => apiRef.current?.setColumnVisibility('unitPrice', false)}>
          Hide prices
        </Button>
        <Button
          onClick={() =>
            apiRef.current?.setColumnVisibilityModel({ quantity: false, unitPrice: false })
          }
        >
          Totals only
        </Button>
        <Button onClick={() => apiRef.current?.setColumnVisibilityModel({})}>Show all</Button>
      </Stack>
      <div style={{ height: 380 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} label="Orders" hideFooter />
      </div>
    </Stack>
  );
}
