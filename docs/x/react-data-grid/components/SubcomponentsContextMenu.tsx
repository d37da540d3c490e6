import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order, type OrderStatus } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
];

interface Target {
  id: string;
  left: number;
  top: number;
}

export default function SubcomponentsContextMenu() {
  const [rows, setRows] = React.useState(() => createOrders(40));
  const [target, setTarget] = React.useState<Target | null>(null);
  const [message, setMessage] = React.useState('Right-click a row, or press Shift+F10 on a cell.');

  const setStatus = (status: OrderStatus) => {
    setRows((all) => all.map((row) => (row.id === target?.id ? { ...row, status } : row)));
    setMessage(`${target?.id} is now ${status.toLowerCase()}.`);
    setTarget(null);
  };

  const openMenu = (event: React.MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const id = event.currentTarget.dataset.id ?? '';
    // A context menu that the keyboard opens has its position too.
    setTarget({ id, left: event.clientX, top: event.clientY });
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 380 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Orders"
          slotProps={{ row: { onContextMenu: openMenu } }}
          hideFooter
        />
      </div>
      <Typography role="status">{message}</Typography>
      <Menu
        open={target !== null}
        onClose={() => setTarget(null)}
        anchorReference="anchorPosition"
        anchorPosition={target ?? undefined}
      >
        <MenuItem onClick={() => setStatus('Packed')}>Mark as packed</MenuItem>
        <MenuItem onClick={() => setStatus('Shipped')}>Mark as shipped</MenuItem>
        <MenuItem onClick={() => setStatus('Returned')}>Mark as returned</MenuItem>
      </Menu>
    </Stack>
  );
}
