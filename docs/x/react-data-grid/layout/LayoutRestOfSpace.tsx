import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

export default function LayoutRestOfSpace() {
  const [rows] = React.useState(() => createOrders(40));
  const [notes, setNotes] = React.useState(false);

  return (
    <Paper
      variant="outlined"
      sx={{ width: '100%', height: 420, display: 'flex', flexDirection: 'column', gap: 1, p: 2 }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography>Open orders</Typography>
        <Button aria-expanded={notes} onClick={() => setNotes(!notes)}>
          Notes
        </Button>
      </Stack>
      {notes && (
        <Typography color="text.secondary">
          The warehouse closes at four on Fridays. Orders that come in later leave on Monday.
        </Typography>
      )}
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid rows={rows} columns={columns} label="Open orders" density="compact" hideFooter />
      </div>
    </Paper>
  );
}
