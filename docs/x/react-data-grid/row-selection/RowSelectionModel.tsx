import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

interface Crate {
  id: number;
  apple: string;
  kilograms: number;
}

const columns: GridColDef<Crate>[] = [
  { field: 'apple', headerName: 'Apple', flex: 1, minWidth: 130 },
  { field: 'kilograms', headerName: 'Kilograms', type: 'number', width: 120 },
];

const rows: Crate[] = [
  { id: 11, apple: 'Boskoop', kilograms: 120 },
  { id: 12, apple: 'Gravenstein', kilograms: 75 },
  { id: 13, apple: 'Topaz', kilograms: 210 },
  { id: 14, apple: 'Cox Orange', kilograms: 64 },
];

export default function RowSelectionModel() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([12]),
  });
  const selected = rows.filter((row) => model.ids.has(row.id) === (model.type === 'include'));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 280 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Crates of apples"
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooter
        />
      </div>
      <Typography role="status">
        {`Model: ${model.type}, ids ${Array.from(model.ids).join(', ') || 'none'}. `}
        {`Selected: ${selected.map((row) => row.apple).join(', ') || 'none'}.`}
      </Typography>
    </Stack>
  );
}
