import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'department', headerName: 'Department', width: 120 },
  { field: 'country', headerName: 'Country', width: 110 },
];

type Navigation = NonNullable<DataGridProps['tabNavigation']>;

export default function AccessibleTabNavigation() {
  const [rows] = React.useState(() => createEmployees(40));
  const [navigation, setNavigation] = React.useState<Navigation>('content');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Where Tab moves between cells"
        value={navigation}
        onChange={(_event, next: Navigation | null) => setNavigation(next ?? navigation)}
        sx={{ flexWrap: 'wrap' }}
      >
        <ToggleButton value="none">Nowhere</ToggleButton>
        <ToggleButton value="content">Rows</ToggleButton>
        <ToggleButton value="header">Headers</ToggleButton>
        <ToggleButton value="all">Both</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 340 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Employees"
          tabNavigation={navigation}
          hideFooter
        />
      </div>
    </Stack>
  );
}
