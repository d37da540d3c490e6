import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
];

export default function SortingFromCode() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createEmployees(50));
  const [first, setFirst] = React.useState('Press a button.');

  const sort = (field: string, direction: 'asc' | 'desc' | null) => {
    apiRef.current?.sortColumn(field, direction);
    const ids = apiRef.current?.getSortedRowIds().slice(0, 5) ?? [];
    setFirst(`The first ids: ${ids.join(', ')}.`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => sort('rating', 'desc')}>Best rating</Button>
        <Button onClick={() => sort('name', 'asc')}>Name</Button>
        <Button onClick={() => sort('name', null)}>Original order</Button>
      </Stack>
      <div style={{ height: 380 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} label="Employees to sort" />
      </div>
      <Typography variant="body2" role="status">
        {first}
      </Typography>
    </Stack>
  );
}
