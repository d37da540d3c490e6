import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'department', headerName: 'Department', width: 120 },
  { field: 'country', headerName: 'Country', width: 110 },
];

export default function AccessibleResultCount() {
  const [rows] = React.useState(() => createEmployees(60));
  const apiRef = useGridApiRef();
  const [count, setCount] = React.useState(60);

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('filteredRowsSet', () =>
        setCount(gridFilteredTopLevelRowCountSelector(apiRef)),
      ),
    [apiRef],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Employees"
          showToolbar
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status">
        {count} of {rows.length} employees shown
      </Typography>
    </Stack>
  );
}
