import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Loaf {
  id: number;
  bread: string;
  baked: number;
}

const columns: GridColDef<Loaf>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'bread', headerName: 'Bread', flex: 1, minWidth: 130 },
  { field: 'baked', headerName: 'Baked', type: 'number', width: 90 },
];

const names = ['Rye', 'Spelt', 'Walnut', 'Potato'];

const first: Loaf[] = [
  { id: 1, bread: 'Rye', baked: 40 },
  { id: 2, bread: 'Spelt', baked: 24 },
];

export default function RowUpdatesState() {
  const [rows, setRows] = React.useState(first);

  const add = () =>
    setRows((all) => {
      const id = Math.max(0, ...all.map((row) => row.id)) + 1;
      return [...all, { id, bread: names[(id - 1) % names.length] ?? 'Rye', baked: 12 }];
    });
  const bakeMore = () =>
    setRows((all) =>
      all.map((row, index) => (index === 0 ? { ...row, baked: row.baked + 6 } : row)),
    );
  const remove = () => setRows((all) => all.slice(0, -1));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={add}>Add a bread</Button>
        <Button onClick={bakeMore} disabled={rows.length === 0}>
          Bake 6 more of the first
        </Button>
        <Button onClick={remove} disabled={rows.length === 0}>
          Remove the last
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid rows={rows} columns={columns} label="Breads of the day" hideFooter />
      </div>
    </Stack>
  );
}
