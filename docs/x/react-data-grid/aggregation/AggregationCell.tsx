import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../../_data/employees';

function RatingCell({ value, aggregation, row }: GridRenderCellParams<Employee, number>) {
  if (value === undefined) return null;
  if (aggregation) {
    return <Typography sx={{ fontWeight: 'bold' }}>Average {value.toFixed(2)}</Typography>;
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <LinearProgress
        variant="determinate"
        value={value * 20}
        aria-label={`Rating of ${row.name}`}
        sx={{ flex: 1 }}
      />
      {value.toFixed(1)}
    </Box>
  );
}

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'name', headerName: 'Name', width: 150 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 200,
    display: 'flex',
    renderCell: (params) => <RatingCell {...params} />,
  },
];

const initialState = {
  rowGrouping: { model: ['department'] },
  aggregation: { model: { rating: 'avg' } },
  columns: { columnVisibilityModel: { department: false } },
};

export default function AggregationCell() {
  const [rows] = React.useState(() => createEmployees(60));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Ratings with averages by department"
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Design'}
        groupingColDef={{ headerName: 'Department', width: 180 }}
        initialState={initialState}
      />
    </div>
  );
}
