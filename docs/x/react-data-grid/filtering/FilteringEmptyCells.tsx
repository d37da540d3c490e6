import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

type Review = Pick<Employee, 'id' | 'name'> & { mentor: string | null; score: number | null };

const createReviews = (): Review[] =>
  createEmployees(30).map(({ id, name, rating, remote }) => ({
    id,
    name,
    mentor: remote ? null : 'Ada Adler',
    score: id % 4 === 0 ? null : rating,
  }));

const columns: GridColDef<Review>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'mentor', headerName: 'Mentor', width: 130 },
  { field: 'score', headerName: 'Score', type: 'number', width: 110 },
];

const MODELS: Record<string, GridFilterModel> = {
  'Without a score': { items: [{ field: 'score', operator: 'isEmpty' }] },
  'Score is not 4': { items: [{ field: 'score', operator: '!=', value: 4 }] },
  'Mentor is not Ada Adler': {
    items: [{ field: 'mentor', operator: 'doesNotEqual', value: 'Ada Adler' }],
  },
};

export default function FilteringEmptyCells() {
  const [rows] = React.useState(createReviews);
  const [name, setName] = React.useState('Without a score');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Filter"
        value={name}
        onChange={(event) => setName(event.target.value)}
        sx={{ maxWidth: 260 }}
      >
        {Object.keys(MODELS).map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 380 }}>
        <DataGrid rows={rows} columns={columns} label="Reviews" filterModel={MODELS[name]} />
      </div>
    </Stack>
  );
}
