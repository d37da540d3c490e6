import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Boat {
  code: string;
  name: string;
  berths: number;
}

const columns: GridColDef<Boat>[] = [
  { field: 'name', headerName: 'Boat', flex: 1, minWidth: 130 },
  { field: 'berths', headerName: 'Berths', type: 'number', width: 110 },
];

const rows: Boat[] = [
  { code: 'B-04', name: 'Curlew', berths: 4 },
  { code: 'B-07', name: 'Dunlin', berths: 6 },
  { code: 'B-11', name: 'Avocet', berths: 2 },
];

const getBoatCode = (boat: Boat) => boat.code;

export default function QuickstartGridChoice() {
  const [opened, setOpened] = React.useState('none');

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 280 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          getRowId={getBoatCode}
          label="Boats for hire"
          initialState={{ sorting: { sortModel: [{ field: 'berths', sort: 'asc' }] } }}
          onRowClick={(params) => setOpened(`${params.row.name} (${params.id})`)}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>{`Clicked boat: ${opened}`}</Typography>
    </Box>
  );
}
