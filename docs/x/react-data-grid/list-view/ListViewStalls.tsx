import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order' },
  { field: 'customer', headerName: 'Customer' },
  { field: 'total', headerName: 'Total (USD)', type: 'number' },
];

const keepSpace = (event: React.KeyboardEvent) => {
  if (event.key === ' ') event.stopPropagation();
};

export default function ListViewStalls() {
  const [rows] = React.useState(() => createOrders(60));
  const [packed, setPacked] = React.useState<readonly string[]>(['SO-10002']);

  const listViewColumn = React.useMemo<GridListViewColDef<Order>>(
    () => ({
      field: 'orderItem',
      display: 'flex',
      renderCell: ({ row }) => {
        const isPacked = packed.includes(row.id);
        return (
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, width: '100%' }}>
            <Avatar sx={{ bgcolor: isPacked ? 'success.main' : undefined }}>
              {row.customer.slice(0, 1)}
            </Avatar>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" component="div" noWrap>
                {row.customer}, {row.id}
              </Typography>
              <Typography variant="caption" component="div" color="text.secondary" noWrap>
                {row.quantity} × {row.product}, ${row.total.toLocaleString('en-US')}
              </Typography>
            </Box>
            <Button
              size="small"
              aria-label={`${isPacked ? 'Unpack' : 'Pack'} ${row.id}`}
              onKeyDown={keepSpace}
              onClick={() =>
                setPacked((all) =>
                  isPacked ? all.filter((id) => id !== row.id) : [...all, row.id],
                )
              }
            >
              {isPacked ? 'Unpack' : 'Pack'}
            </Button>
          </Stack>
        );
      },
    }),
    [packed],
  );

  return (
    <div style={{ height: 440, width: '100%', maxWidth: 420 }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Orders to pack"
        listView
        listViewColumn={listViewColumn}
        rowHeight={72}
        disableRowSelectionOnClick
      />
    </div>
  );
}
