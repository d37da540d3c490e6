import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'piece', headerName: 'Piece', flex: 1, minWidth: 120 },
  { field: 'composer', headerName: 'Composer', width: 130 },
];

const rows = [
  { id: 1, piece: 'Song of the reeds', composer: 'Ilse Brandt' },
  { id: 2, piece: 'Three marches', composer: 'Rui Campos' },
];

export default function SavedColumnWidths() {
  const [opened, setOpened] = React.useState(1);
  const [dimensions, setDimensions] = React.useState<Record<string, { width: number; flex: 0 }>>(
    {},
  );
  const saved = Object.entries(dimensions).map(([field, value]) => `${field} ${value.width} px`);

  const save: DataGridProps['onColumnWidthChange'] = ({ colDef, width }) =>
    setDimensions((previous) => ({
      ...previous,
      [colDef.field]: { width: Math.round(width), flex: 0 },
    }));

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Typography role="status">{`Saved: ${saved.join(', ') || 'nothing'}`}</Typography>
      <div style={{ height: 220, width: '100%' }}>
        <DataGrid
          key={opened}
          rows={rows}
          columns={columns}
          label="Scores"
          initialState={{ columns: { dimensions } }}
          onColumnWidthChange={save}
          hideFooter
        />
      </div>
      <Button variant="outlined" onClick={() => setOpened((count) => count + 1)}>
        Open the grid again
      </Button>
    </Stack>
  );
}
