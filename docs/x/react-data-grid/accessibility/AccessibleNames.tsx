import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'path', headerName: 'Path', flex: 1, minWidth: 120 },
  { field: 'state', headerName: 'State', width: 110, editable: true },
];

const rows = [
  { id: 1, path: 'Fern gorge', state: 'Open' },
  { id: 2, path: 'Cliff steps', state: 'Closed' },
  { id: 3, path: 'Mill brook', state: 'Muddy' },
];

export default function AccessibleNames() {
  const id = React.useId();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id={`${id}-name`} sx={{ fontWeight: 'fontWeightMedium' }}>
        State of the paths
      </Typography>
      <Typography id={`${id}-hint`} variant="body2" color="textSecondary">
        Press Enter in the column State to change a value.
      </Typography>
      <div style={{ height: 270 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          aria-labelledby={`${id}-name`}
          slotProps={{ main: { 'aria-describedby': `${id}-hint` } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
