import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';

interface Berth {
  id: string;
  summer: string;
  winter: string;
}

const columns: GridColDef<Berth>[] = [
  { field: 'id', headerName: 'Berth', width: 90 },
  { field: 'summer', headerName: 'Summer', flex: 1, minWidth: 100 },
  { field: 'winter', headerName: 'Winter', flex: 1, minWidth: 100 },
];

const rows: Berth[] = [
  { id: 'A1', summer: 'Petrel', winter: 'Free' },
  { id: 'A2', summer: 'Curlew', winter: 'Curlew' },
  { id: 'A3', summer: 'Free', winter: 'Free' },
];

export default function CellClicks() {
  const [choice, setChoice] = React.useState('Choose a cell with a click or with Enter.');

  const choose = ({ id, colDef, formattedValue }: GridCellParams) =>
    setChoice(`Berth ${id}, ${colDef.headerName}: ${String(formattedValue)}`);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 270 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Berths of the marina"
          onCellClick={choose}
          onCellKeyDown={(params, event) => {
            if (event.key === 'Enter') choose(params);
          }}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status">
        {choice}
      </Typography>
    </Stack>
  );
}
