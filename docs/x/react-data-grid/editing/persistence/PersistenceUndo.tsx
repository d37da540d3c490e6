import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, STATUSES, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130, editable: true },
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

export default function PersistenceUndo() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createOrders(30));
  const [message, setMessage] = React.useState('Edit some cells, then undo with the toolbar.');

  /** Undo and redo don't call processRowUpdate: this is where you would save. */
  const report = (step: string, data: unknown) => {
    const { id, field } = data as { id: string; field: string };
    const value: unknown = apiRef.current?.getRow(id)?.[field];
    setMessage(`${step}: ${field} of ${id} is ${String(value)}.`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 420 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Orders"
          showToolbar
          onUndo={({ data }) => report('Undone', data)}
          onRedo={({ data }) => report('Redone', data)}
          hideFooter
        />
      </div>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
