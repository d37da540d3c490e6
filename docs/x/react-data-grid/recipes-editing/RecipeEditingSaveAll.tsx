import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Seed {
  id: number;
  seed: string;
  bags: number;
}

const columns: GridColDef<Seed>[] = [
  { field: 'seed', headerName: 'Seed', flex: 1, minWidth: 130 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 110, editable: true },
];

const initialRows: Seed[] = [
  { id: 1, seed: 'Buckwheat', bags: 14 },
  { id: 2, seed: 'Phacelia', bags: 6 },
  { id: 3, seed: 'White clover', bags: 9 },
];

export default function RecipeEditingSaveAll() {
  const [saved, setSaved] = React.useState(initialRows);
  const [draft, setDraft] = React.useState(initialRows);

  const changed = draft.filter((row, index) => row !== saved[index]);
  const changedIds = new Set(changed.map((row) => row.id));

  const keepInDraft = (next: Seed, previous: Seed) => {
    if (next.bags === previous.bags) {
      return previous;
    }
    setDraft((all) => all.map((row) => (row.id === next.id ? next : row)));
    return next;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button disabled={changed.length === 0} onClick={() => setSaved(draft)}>
          Save all
        </Button>
        <Button disabled={changed.length === 0} onClick={() => setDraft(saved)}>
          Discard all
        </Button>
        <Typography role="status">{`Changed rows: ${changed.length}`}</Typography>
      </Stack>
      <div style={{ height: 230 }}>
        <DataGrid
          rows={draft}
          columns={columns}
          label="Seeds in the barn"
          processRowUpdate={keepInDraft}
          getRowClassName={({ id }) => (changedIds.has(Number(id)) ? 'seed-changed' : '')}
          sx={{ '& .seed-changed': { fontWeight: 'fontWeightBold', fontStyle: 'italic' } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
