import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Hut {
  id: number;
  name: string;
  beds: number;
  remarks: string;
}

const columns: GridColDef<Hut>[] = [
  { field: 'name', headerName: 'Hut', flex: 1, minWidth: 130 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 80 },
  { field: 'remarks', headerName: 'Remarks', flex: 2, minWidth: 150, maxWidth: 320 },
];

const rows: Hut[] = [
  { id: 1, name: 'Larch saddle', beds: 42, remarks: 'Winter room is always open' },
  { id: 2, name: 'Upper lake', beds: 18, remarks: 'Bring a sleeping bag' },
];

export default function ColumnWidthLimits() {
  const [width, setWidth] = React.useState(100);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="column-width-limits-label">Width of the grid in percent</Typography>
      <Box sx={{ px: 2 }}>
        <Slider
          aria-labelledby="column-width-limits-label"
          min={40}
          max={100}
          value={width}
          onChange={(_event, value) => setWidth(value)}
          valueLabelDisplay="auto"
        />
      </Box>
      <div style={{ height: 220, width: `${width}%` }}>
        <DataGrid rows={rows} columns={columns} label="Huts" hideFooter />
      </div>
    </Box>
  );
}
