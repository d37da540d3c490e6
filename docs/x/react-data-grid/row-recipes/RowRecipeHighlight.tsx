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

export default function RowRecipeHighlight() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createOrders(25));
  const [changed, setChanged] = React.useState('');
  const next = React.useRef(0);

  const ship = () => {
    const row = rows[(next.current * 7) % 8];
    next.current += 1;
    if (!row) return;
    apiRef.current?.updateRows([{ id: row.id, status: 'Shipped' }]);
    setChanged(row.id);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={ship}>
        Ship the next order
      </Button>
      <div style={{ height: 400, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Orders with the latest change"
          getRowClassName={({ id }) => (id === changed ? 'changed' : '')}
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
