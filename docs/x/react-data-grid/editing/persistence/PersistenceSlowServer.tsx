import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Locker {
  id: number;
  locker: string;
  holder: string;
}

const columns: GridColDef<Locker>[] = [
  { field: 'locker', headerName: 'Locker', width: 100 },
  { field: 'holder', headerName: 'Holder', flex: 1, minWidth: 140, editable: true },
];

const initialRows: Locker[] = [
  { id: 1, locker: 'A 01', holder: 'Imani Brandt' },
  { id: 2, locker: 'A 02', holder: 'Tomasz Rey' },
];

// Stands for a request. The server trims names and refuses empty ones.
const saveOnServer = (locker: Locker) =>
  new Promise<Locker>((resolve, reject) => {
    setTimeout(() => {
      const holder = locker.holder.trim();
      if (holder === '') {
        reject(new Error('A locker needs a holder.'));
      } else {
        resolve({ ...locker, holder });
      }
    }, 800);
  });

export default function PersistenceSlowServer() {
  const [rows, setRows] = React.useState(initialRows);
  const [message, setMessage] = React.useState('Change a name, or delete it.');

  const save = async (next: Locker, previous: Locker) => {
    if (next.holder === previous.holder) {
      return previous;
    }
    setMessage(`Saving ${next.locker} …`);
    const saved = await saveOnServer(next);
    setRows((all) => all.map((row) => (row.id === saved.id ? saved : row)));
    setMessage(`${saved.locker} belongs to ${saved.holder}.`);
    return saved;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 180 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Lockers"
          processRowUpdate={save}
          onProcessRowUpdateError={(error: Error) => setMessage(`Not saved. ${error.message}`)}
          hideFooter
        />
      </div>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
