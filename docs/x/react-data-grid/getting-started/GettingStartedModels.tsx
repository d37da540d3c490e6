import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

interface Spring {
  id: number;
  spring: string;
  liters: number;
}

const columns: GridColDef<Spring>[] = [
  { field: 'spring', headerName: 'Spring', flex: 1, minWidth: 130 },
  { field: 'liters', headerName: 'Liters a minute', type: 'number', width: 160 },
];

const rows: Spring[] = [
  { id: 1, spring: 'Alder well', liters: 40 },
  { id: 2, spring: 'Cold foot', liters: 95 },
  { id: 3, spring: 'Monk’s cup', liters: 12 },
];

export default function GettingStartedModels() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'liters', sort: 'desc' },
  ]);
  const first = sortModel[0];

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 280 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Springs"
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {first ? `Sorted by ${first.field}, ${first.sort ?? 'none'}` : 'In the order of the data'}
      </Typography>
    </Box>
  );
}
