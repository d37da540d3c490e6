import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, STATUSES, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110, editable: true },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    width: 130,
    editable: true,
  },
];

export default function PersistenceOptimistic() {
  const [rows, setRows] = React.useState(() => createOrders(30));
  const [refuses, setRefuses] = React.useState(true);
  const [failed, setFailed] = React.useState<Order | null>(null);

  const replace = (order: Order) =>
    setRows((all) => all.map((row) => (row.id === order.id ? order : row)));

  const send = async (next: Order, previous: Order) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 700);
    });
    if (refuses) {
      replace(previous);
      setFailed(next);
    }
  };

  const showNow = (next: Order, previous: Order) => {
    replace(next);
    void send(next, previous);
    return next; // The editor closes without waiting for the answer.
  };

  const retry = () => {
    const previous = rows.find((row) => row.id === failed?.id);
    setFailed(null);
    if (failed && previous) showNow(failed, previous);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={refuses} onChange={(event) => setRefuses(event.target.checked)} />
        }
        label="The server refuses every change"
      />
      <div style={{ height: 380 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Orders"
          processRowUpdate={showNow}
          hideFooter
        />
      </div>
      <Snackbar
        open={failed !== null}
        message={`${failed?.id ?? 'The order'} was not saved.`}
        onClose={(_event, reason) => reason !== 'clickaway' && setFailed(null)}
        action={
          <Button color="inherit" size="small" onClick={retry}>
            Retry
          </Button>
        }
      />
    </Stack>
  );
}
