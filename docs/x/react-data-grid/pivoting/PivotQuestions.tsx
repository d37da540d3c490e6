import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 110 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 120 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

const QUESTIONS: Record<string, GridPivotModel> = {
  'Average salary': {
    rows: [{ field: 'department' }],
    columns: [{ field: 'country', sort: 'asc' }],
    values: [{ field: 'salary', aggFunc: 'avg' }],
  },
  'Best rating': {
    rows: [{ field: 'country' }],
    columns: [{ field: 'remote', sort: 'asc' }],
    values: [{ field: 'rating', aggFunc: 'max' }],
  },
  'Number of people': {
    rows: [{ field: 'department' }],
    columns: [{ field: 'remote', sort: 'asc' }],
    values: [{ field: 'salary', aggFunc: 'size' }],
  },
};

export default function PivotQuestions() {
  const [rows] = React.useState(() => createEmployees(300));
  const [model, setModel] = React.useState(QUESTIONS['Average salary']);
  const active = Object.keys(QUESTIONS).find((name) => QUESTIONS[name] === model);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {Object.keys(QUESTIONS).map((name) => (
          <Chip
            key={name}
            label={name}
            color={name === active ? 'primary' : 'default'}
            onClick={() => setModel(QUESTIONS[name])}
          />
        ))}
      </Stack>
      <div style={{ height: 440 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          label={`Employees: ${active ?? 'custom pivot table'}`}
          pivotActive
          pivotModel={model}
          onPivotModelChange={setModel}
          pivotingColDef={{ width: 110 }}
          groupingColDef={{ width: 150 }}
          showToolbar
          hideFooter
        />
      </div>
    </Stack>
  );
}
