import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function RowSelectionApi() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createOrders(60));

  const selectStatus = (status: string) => {
    const ids = rows.filter((row) => row.status === status).map((row) => row.id);
    apiRef.current?.selectRows(ids, true, true);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => selectStatus('Open')}>Select open orders</Button>
        <Button
          onClick={() =>
            apiRef.current?.selectRowRange({ startId: 'SO-10001', endId: 'SO-10010' }, true, true)
          }
        >
          Select the first ten
        </Button>
        <Button
          onClick={() => apiRef.current?.setRowSelectionModel({ type: 'include', ids: new Set() })}
        >
          Select nothing
        </Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Orders to select from outside"
          checkboxSelection
        />
      </div>
    </Stack>
  );
}
