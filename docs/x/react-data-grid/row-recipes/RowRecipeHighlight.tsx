import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const createPackedOrders = () => createOrders(120).filter(({ status }) => status === 'Packed');

export default function RowRecipeHighlight() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(createPackedOrders);
  const [shipped, setShipped] = React.useState(0);
  const next = rows[shipped];
  const changedId = rows[shipped - 1]?.id;

  const ship = () => {
    if (!next) return;
    apiRef.current?.updateRows([{ id: next.id, status: 'Shipped' }]);
    setShipped(shipped + 1);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" disabled={!next} onClick={ship}>
        Ship the next order
      </Button>
      <div style={{ height: 400, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Orders with the latest change"
          getRowClassName={({ id }) => (id === changedId ? 'changed' : '')}
          sx={{
            '@keyframes fade': {
              from: { backgroundColor: 'var(--mui-palette-warning-light, #ffb74d)' },
            },
            '& .changed': { animation: 'fade 2s', fontWeight: 'bold' },
          }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
