import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

export default function VirtualizationReachRow() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createOrders(100));
  const show = (rowIndex: number) => {
    const id = rows[rowIndex]?.id;
    if (id === undefined) return;
    apiRef.current?.scrollToIndexes({ rowIndex, colIndex: 0 });
    apiRef.current?.setCellFocus(id, 'id');
  };

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => show(0)}>
          Show the first order
        </Button>
        <Button variant="outlined" onClick={() => show(86)}>
          Show order 87
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} label="100 orders" hideFooter />
      </div>
    </Stack>
  );
}
