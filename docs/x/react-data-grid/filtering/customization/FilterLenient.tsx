import * as React from 'react';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../../_data/employees';

type Review = Pick<Employee, 'id' | 'name' | 'department'> & { score: number | null };

/** Rows without a score always stay, whatever the operator says. */
const lenientOperators: GridFilterOperator<Review>[] = getGridNumericOperators().map(
  (operator) => ({
    ...operator,
    getApplyFilterFn: (item, column) => {
      const matches = operator.getApplyFilterFn(item, column);
      return (
        matches && ((value, row, col, apiRef) => value == null || matches(value, row, col, apiRef))
      );
    },
  }),
);

const columns: GridColDef<Review>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  {
    field: 'score',
    headerName: 'Score',
    type: 'number',
    width: 120,
    filterOperators: lenientOperators,
  },
];

const createReviews = (): Review[] =>
  createEmployees(50).map(({ id, name, department, rating }) => ({
    id,
    name,
    department,
    score: id % 4 === 0 ? null : rating,
  }));

const initialState = {
  filter: { filterModel: { items: [{ field: 'score', operator: '>', value: 4 }] } },
};

export default function FilterLenient() {
  const [rows] = React.useState(createReviews);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Scores above 4, and missing ones"
        showToolbar
        initialState={initialState}
      />
    </div>
  );
}
