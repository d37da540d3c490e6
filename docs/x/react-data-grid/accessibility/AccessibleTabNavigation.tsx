import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'seat', headerName: 'Seat', width: 100 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
];

const rows = [
  { id: 1, seat: 'A1', guest: 'Noor' },
  { id: 2, seat: 'A2', guest: 'Emeka' },
  { id: 3, seat: 'B1', guest: 'Sigrid' },
];

type Navigation = NonNullable<DataGridProps['tabNavigation']>;

export default function AccessibleTabNavigation() {
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
      <div style={{ height: 270 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Seats"
          tabNavigation={navigation}
          hideFooter
        />
      </div>
    </Stack>
  );
}
