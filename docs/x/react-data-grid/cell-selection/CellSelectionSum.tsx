import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridCellSelectionModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Toll {
  id: number;
  bridge: string;
  cars: number;
  vans: number;
  bicycles: number;
}

const columns: GridColDef<Toll>[] = [
  { field: 'bridge', headerName: 'Bridge', width: 130 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 100 },
  { field: 'vans', headerName: 'Vans', type: 'number', width: 100 },
  { field: 'bicycles', headerName: 'Bicycles', type: 'number', width: 110 },
];

const rows: Toll[] = [
  { id: 1, bridge: 'Old gate', cars: 812, vans: 94, bicycles: 1310 },
  { id: 2, bridge: 'Mill weir', cars: 407, vans: 61, bicycles: 655 },
  { id: 3, bridge: 'Rail arch', cars: 1290, vans: 233, bicycles: 148 },
];

export default function CellSelectionSum() {
  const [model, setModel] = React.useState<GridCellSelectionModel>({
    1: { cars: true, vans: true },
    2: { cars: true, vans: true },
  });

  const numbers = rows.flatMap((row) =>
    (['cars', 'vans', 'bicycles'] as const)
      .filter((field) => model[row.id]?.[field])
      .map((field) => row[field]),
  );
  const sum = numbers.reduce((total, value) => total + value, 0);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 230 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          label="Crossings of the bridges"
          cellSelection
          disableRowSelectionOnClick
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
          hideFooter
        />
      </div>
      <Typography role="status">{`Sum of ${numbers.length} numbers: ${sum}`}</Typography>
    </Stack>
  );
}
