import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'well', headerName: 'Well', width: 110 },
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => ({
    field: day,
    type: 'number' as const,
    width: 125,
  })),
  { field: 'limit', headerName: 'Limit', type: 'number', width: 90 },
];

const rows = [
  {
    id: 1,
    well: 'Church',
    limit: 180,
    Monday: 142,
    Tuesday: 139,
    Wednesday: 151,
    Thursday: 158,
    Friday: 149,
  },
  {
    id: 2,
    well: 'Meadow',
    limit: 95,
    Monday: 71,
    Tuesday: 70,
    Wednesday: 74,
    Thursday: 79,
    Friday: 83,
  },
];

export default function ColumnPinningControlled() {
  const [pinned, setPinned] = React.useState<GridPinnedColumnFields>({
    left: ['well'],
    right: ['limit'],
  });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status">
        {`Left: ${pinned.left?.join(', ') || 'none'}. Right: ${pinned.right?.join(', ') || 'none'}.`}
      </Typography>
      <div style={{ height: 230 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          label="Water levels in centimetres"
          pinnedColumns={pinned}
          onPinnedColumnsChange={setPinned}
          hideFooter
        />
      </div>
    </Stack>
  );
}
