import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridColDef,
  type GridDataSource,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { SERVER_FUNCTIONS, createGridServer, pivotField } from '../../../_data/gridServer';
import { createEmployees, type Employee } from '../../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

const QUESTIONS: Record<string, GridPivotModel> = {
  'Salaries by country': {
    rows: [{ field: 'department' }],
    columns: [{ field: 'country', sort: 'asc' }],
    values: [{ field: 'salary', aggFunc: 'avg' }],
  },
  'Best rating': {
    rows: [{ field: 'country' }],
    columns: [{ field: 'department', sort: 'asc' }],
    values: [{ field: 'rating', aggFunc: 'max' }],
  },
  'Lowest salary': {
    rows: [{ field: 'country' }, { field: 'department' }],
    columns: [],
    values: [{ field: 'salary', aggFunc: 'min' }],
  },
};

const pivotingColDef = (field: string, path: string[]) => ({
  field: pivotField(field, path),
  width: 120,
  valueFormatter: (value: number | undefined) =>
    value === undefined ? '' : value.toLocaleString('en-US', { maximumFractionDigits: 0 }),
});

export default function ServerPivotQuestions() {
  const [dataSource] = React.useState<GridDataSource>(() =>
    createGridServer(createEmployees(2000), { delay: 400 }),
  );
  const [question, setQuestion] = React.useState('Salaries by country');
  const [model, setModel] = React.useState(QUESTIONS[question]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Question"
        value={question}
        onChange={(_event, next: string | null) => {
          if (next === null) return;
          setQuestion(next);
          setModel(QUESTIONS[next]);
        }}
        sx={{ flexWrap: 'wrap' }}
      >
        {Object.keys(QUESTIONS).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 420 }}>
        <DataGridPremium
          columns={columns}
          dataSource={dataSource}
          label="Answers about employees, computed on a server"
          aggregationFunctions={SERVER_FUNCTIONS}
          pivotActive
          pivotModel={model}
          onPivotModelChange={setModel}
          pivotingColDef={pivotingColDef}
          groupingColDef={{ headerName: 'Group', width: 160 }}
        />
      </div>
    </Stack>
  );
}
