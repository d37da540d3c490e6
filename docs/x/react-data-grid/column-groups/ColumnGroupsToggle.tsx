import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 150, hideable: false },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'role', headerName: 'Role', width: 170 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

const groups: GridColumnGroupingModel = [
  { groupId: 'Position', children: [{ field: 'department' }, { field: 'role' }] },
  { groupId: 'Review', children: [{ field: 'salary' }, { field: 'rating' }] },
];

export default function ColumnGroupsToggle() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createEmployees(40));

  const toggle = (groupId: string) => {
    const all = apiRef.current?.getAllColumns() ?? [];
    const fields = all
      .map(({ field }) => field)
      .filter((field) => apiRef.current?.getColumnGroupPath(field).includes(groupId));
    const visible = new Set(apiRef.current?.getVisibleColumns().map(({ field }) => field));
    const isShown = fields.some((field) => visible.has(field));
    fields.forEach((field) => apiRef.current?.setColumnVisibility(field, !isShown));
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => toggle('Position')}>
          Position
        </Button>
        <Button variant="outlined" onClick={() => toggle('Review')}>
          Review
        </Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          columnGroupingModel={groups}
          label="Employees"
          hideFooter
        />
      </div>
    </Stack>
  );
}
