import * as React from 'react';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

type Review = Omit<Employee, 'rating'> & { rating: number | null };

const createReviews = (): Review[] =>
  createEmployees(50).map((row) => ({ ...row, rating: row.id % 5 === 0 ? null : row.rating }));

const YEAR = 2026;

const columns: GridColDef<Review>[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
  { field: 'startDate', headerName: 'Start date', type: 'date', width: 130 },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 110 },
  {
    field: 'seniority',
    headerName: 'Years',
    type: 'number',
    width: 110,
    valueGetter: (_value, row) => YEAR - row.startDate.getFullYear(),
    valueFormatter: (value: number) => `${value} ${value === 1 ? 'year' : 'years'}`,
  },
];

const initialState: DataGridProps['initialState'] = {
  sorting: { sortModel: [{ field: 'rating', sort: 'asc' }] },
};

export default function SortingTypes() {
  const [rows] = React.useState(createReviews);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Employees, missing ratings first"
        initialState={initialState}
      />
    </div>
  );
}
