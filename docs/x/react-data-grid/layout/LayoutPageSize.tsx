import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Post {
  id: number;
  kind: string;
}

const columns: GridColDef<Post>[] = [
  { field: 'id', headerName: 'Post', width: 90 },
  { field: 'kind', headerName: 'Kind', flex: 1, minWidth: 120 },
];

const kinds = ['Distance stone', 'Signpost', 'Fence post'];

const rows: Post[] = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  kind: kinds[index % kinds.length] ?? 'Signpost',
}));

export default function LayoutPageSize() {
  const [height, setHeight] = React.useState(290);

  return (
    <Stack spacing={1} sx={{ width: '100%', height: 470 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Height of the grid"
        value={height}
        onChange={(_event, value: number | null) => setHeight(value ?? height)}
      >
        <ToggleButton value={290}>290 px</ToggleButton>
        <ToggleButton value={400}>400 px</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height }}>
        <DataGrid rows={rows} columns={columns} label="Posts along the trail" autoPageSize />
      </div>
    </Stack>
  );
}
