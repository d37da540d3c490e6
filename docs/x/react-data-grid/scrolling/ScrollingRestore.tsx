import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'role', headerName: 'Role', width: 180 },
];

interface ListProps {
  rows: Employee[];
  remembered: React.RefObject<{ top: number; left: number }>;
}

function EmployeeList({ rows, remembered }: ListProps) {
  const apiRef = useGridApiRef();
  const [initialState] = React.useState(() => ({ scroll: { ...remembered.current } }));

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('scrollPositionChange', ({ top, left }) => {
        remembered.current.top = top;
        remembered.current.left = left;
      }),
    [apiRef, remembered],
  );

  return (
    <DataGrid
      apiRef={apiRef}
      rows={rows}
      columns={columns}
      label="Employees that remember their position"
      initialState={initialState}
      hideFooter
    />
  );
}

export default function ScrollingRestore() {
  const [rows] = React.useState(() => createEmployees(80));
  const [tab, setTab] = React.useState('list');
  const remembered = React.useRef({ top: 0, left: 0 });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={tab}
        onChange={(_event, next: string | null) => next && setTab(next)}
      >
        <ToggleButton value="list">List</ToggleButton>
        <ToggleButton value="note">Another view</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 360 }}>
        {tab === 'list' ? (
          <EmployeeList rows={rows} remembered={remembered} />
        ) : (
          'The grid is unmounted. Go back to the list.'
        )}
      </Box>
    </Stack>
  );
}
