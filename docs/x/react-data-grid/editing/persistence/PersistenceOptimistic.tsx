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

interface Change {
  id: string;
  patch: Partial<Pick<Order, 'quantity' | 'status'>>;
}

interface Failure {
  changes: readonly Change[];
  isOpen: boolean;
}

const applyTo = (rows: Order[], { id, patch }: Change) =>
  rows.map((row) => (row.id === id ? { ...row, ...patch } : row));

export default function PersistenceOptimistic() {
  const [saved, setSaved] = React.useState(() => createOrders(30));
  const [pending, setPending] = React.useState<readonly Change[]>([]);
  // The refused changes stay while the snackbar fades out, because its message names them.
  const [failed, setFailed] = React.useState<Failure>({ changes: [], isOpen: false });
  const [refuses, setRefuses] = React.useState(true);

  // A refused change leaves `pending`, which restores its fields and no others.
  const rows = React.useMemo(() => pending.reduce(applyTo, saved), [pending, saved]);

  const send = async (change: Change) => {
    setPending((all) => [...all, change]);
    await new Promise((resolve) => {
      setTimeout(resolve, 700);
    });
    setPending((all) => all.filter((item) => item !== change));
    if (refuses) {
      setFailed((last) => ({
        changes: last.isOpen ? [...last.changes, change] : [change],
        isOpen: true,
      }));
    } else {
      setSaved((all) => applyTo(all, change));
    }
  };

  const showNow = (next: Order, previous: Order) => {
    const { id, quantity, status } = next;
    if (quantity !== previous.quantity) void send({ id, patch: { quantity } });
    if (status !== previous.status) void send({ id, patch: { status } });
    return next; // The editor closes without waiting for the answer.
  };

  const close = () => setFailed((last) => ({ ...last, isOpen: false }));

  const retry = () => {
    close();
    for (const change of failed.changes) void send(change);
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
        open={failed.isOpen}
        message={`Not saved: ${[...new Set(failed.changes.map(({ id }) => id))].join(', ')}`}
        onClose={(_event, reason) => reason !== 'clickaway' && close()}
        action={
          <Button color="inherit" size="small" onClick={retry}>
            Retry
          </Button>
        }
      />
    </Stack>
  );
}
