import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'hive', headerName: 'Hive', width: 110 },
  { field: 'honey', headerName: 'Honey (kg)', type: 'number', width: 120 },
  { field: 'queen', headerName: 'Queen born', width: 120 },
  { field: 'place', headerName: 'Place', width: 130 },
];

const rows = [
  { id: 1, hive: 'Amber', honey: 19, queen: '2024', place: 'Orchard' },
  { id: 2, hive: 'Linden', honey: 24, queen: '2025', place: 'Avenue' },
];

export default function ColumnOrderingButtons() {
  const apiRef = useGridApiRef();
  const [field, setField] = React.useState('honey');

  const move = (step: number) => {
    const index = apiRef.current?.getColumnIndex(field, false) ?? 0;
    apiRef.current?.setColumnIndex(field, Math.min(Math.max(index + step, 0), columns.length - 1));
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <TextField
          select
          size="small"
          id="column-ordering-field"
          label="Column"
          value={field}
          onChange={(event) => setField(event.target.value)}
          slotProps={{ select: { native: true } }}
        >
          {columns.map((column) => (
            <option key={column.field} value={column.field}>
              {column.headerName}
            </option>
          ))}
        </TextField>
        <Button onClick={() => move(-1)}>Towards the start</Button>
        <Button onClick={() => move(1)}>Towards the end</Button>
      </Stack>
      <div style={{ height: 220 }}>
        <DataGridPro apiRef={apiRef} rows={rows} columns={columns} label="Hives" hideFooter />
      </div>
    </Stack>
  );
}
