import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Ingredient {
  id: number;
  name: string;
  grams: number;
}

const columns: GridColDef<Ingredient>[] = [
  { field: 'name', headerName: 'Ingredient', flex: 1, minWidth: 140, editable: true },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 120, editable: true },
];

const initialRows: Ingredient[] = [
  { id: 1, name: 'Rye flour', grams: 400 },
  { id: 2, name: 'Water', grams: 320 },
];

export default function EditableGrid() {
  const [rows, setRows] = React.useState(initialRows);
  const [message, setMessage] = React.useState('Double-click a cell to change it.');
  const [problem, setProblem] = React.useState('');

  const saveRow = (next: Ingredient) => {
    if (next.grams <= 0) {
      throw new Error(`${next.name} needs more than 0 grams.`);
    }
    setRows((previous) => previous.map((row) => (row.id === next.id ? next : row)));
    setMessage(`${next.name} saved with ${next.grams} grams.`);
    setProblem('');
    return next;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 270 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Bread recipe"
          processRowUpdate={saveRow}
          onProcessRowUpdateError={(error: Error) => setProblem(error.message)}
          hideFooter
        />
      </div>
      <Typography>
        <span role="status">{problem === '' && message}</span>
        <span role="alert">{problem}</span>
      </Typography>
    </Stack>
  );
}
