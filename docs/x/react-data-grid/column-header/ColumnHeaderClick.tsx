import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 130, sortable: false },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 150, sortable: false },
];

export default function ColumnHeaderClick() {
  const [rows] = React.useState(() => createEmployees(40));
  const [message, setMessage] = React.useState('Click the header of a number column.');

  const summarize: DataGridProps['onColumnHeaderClick'] = ({ field, colDef }) => {
    if (field === 'name') return;
    const values = rows.map((row) => row[field as 'rating' | 'salary']);
    const average = values.reduce((sum, value) => sum + value, 0) / values.length;
    setMessage(
      `${colDef.headerName}: from ${Math.min(...values).toLocaleString('en-US')} to ${Math.max(...values).toLocaleString('en-US')}, average ${average.toLocaleString('en-US', { maximumFractionDigits: 1 })}`,
    );
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 360 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Employees"
          disableColumnMenu
          onColumnHeaderClick={summarize}
          hideFooter
        />
      </div>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
