import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 180 },
  { field: 'department', headerName: 'Department', width: 220 },
  { field: 'role', headerName: 'Role', width: 260 },
  { field: 'country', headerName: 'Country', width: 240 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 240 },
];

/** Two rows of 52 pixels are above the visible part. */
const START = { top: 104, left: 0 };
const initialState = { scroll: START };

export default function ScrollingPosition() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createEmployees(60));
  const [position, setPosition] = React.useState(START);

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('scrollPositionChange', ({ top, left }) =>
        setPosition({ top: Math.round(top), left: Math.round(Math.abs(left)) }),
      ),
    [apiRef],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button onClick={() => apiRef.current?.scroll({ top: 0, left: 0 })}>To the start</Button>
        <Button onClick={() => apiRef.current?.scroll({ top: 520, left: 300 })}>To 520, 300</Button>
        <Typography>{`Top ${position.top}, left ${position.left}`}</Typography>
      </Stack>
      <div style={{ height: 360 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Employees with a scroll position"
          initialState={initialState}
          hideFooter
        />
      </div>
    </Stack>
  );
}
