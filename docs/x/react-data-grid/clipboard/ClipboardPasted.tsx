import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Stall {
  id: number;
  stall: string;
  fee: number;
}

const columns: GridColDef<Stall>[] = [
  { field: 'stall', headerName: 'Stall', flex: 1, minWidth: 120, editable: true },
  {
    field: 'fee',
    headerName: 'Fee (€)',
    type: 'number',
    width: 120,
    editable: true,
    valueFormatter: (value: number) => value.toLocaleString('en-GB'),
    pastedValueParser: (text) => {
      const fee = Number(text.replace(/[€,\s]/g, ''));
      return Number.isNaN(fee) ? undefined : fee;
    },
  },
];

const rows: Stall[] = [
  { id: 1, stall: 'Cheese', fee: 1250 },
  { id: 2, stall: 'Baskets', fee: 480 },
  { id: 3, stall: 'Honey', fee: 360 },
];

export default function ClipboardPasted() {
  const [message, setMessage] = React.useState('Copy a fee and paste it into another row.');

  const checkStall = (next: Stall) => {
    if (next.fee < 0) {
      throw new Error(`${next.stall}: a fee cannot be negative.`);
    }
    return next;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 230 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          label="Stalls of the market"
          cellSelection
          rowSelection={false}
          processRowUpdate={checkStall}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          onClipboardPasteEnd={({ newRows }) => setMessage(`Pasted into ${newRows.size} rows.`)}
          hideFooter
        />
      </div>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
