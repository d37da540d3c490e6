import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../../_data/employees';

function RatingInput({ item, applyValue }: GridFilterInputValueProps) {
  return (
    <Stack sx={{ px: 1.5, minWidth: 160 }}>
      <Typography variant="caption">At least {item.value ?? 0} of 5</Typography>
      <Slider
        size="small"
        aria-label="Lowest rating"
        min={0}
        max={5}
        step={0.5}
        value={Number(item.value ?? 0)}
        onChange={(_event, value) => applyValue({ ...item, value })}
      />
    </Stack>
  );
}

const atLeast: GridFilterOperator<Employee, number> = {
  label: 'at least',
  headerLabel: 'at least',
  value: 'atLeast',
  InputComponent: RatingInput,
  getApplyFilterFn: ({ value }) => (value ? (rating) => rating >= value : null),
};

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 120,
    filterOperators: [atLeast],
  },
];

const initialState = {
  filter: { filterModel: { items: [{ field: 'rating', operator: 'atLeast', value: 4 }] } },
};

export default function FilterSliderInput() {
  const [rows] = React.useState(() => createEmployees(80));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Employees by lowest rating"
        showToolbar
        initialState={initialState}
      />
    </div>
  );
}
