import * as React from 'react';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { DEPARTMENTS, createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: DEPARTMENTS,
    editable: true,
    width: 140,
  },
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', editable: true, width: 150 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 130 },
];

const initialState = {
  rowGrouping: { model: ['department'] },
  aggregation: { model: { salary: 'sum', rating: 'avg' } },
};

export default function RowGroupingEdit() {
  const [rows] = React.useState(() => createEmployees(60));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Departments and salaries to edit"
        isCellEditable={({ rowNode }) => rowNode.type === 'leaf'}
        groupingColDef={{ headerName: 'Department', width: 180 }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Design'}
        initialState={initialState}
      />
    </div>
  );
}
