import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridCellSelectionModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createEnergy, type EnergyHour } from '../../_data/energy';

type Row = EnergyHour & { id: number };

const SOURCES = ['solar', 'wind', 'hydro', 'gas'] as const;

const columns: GridColDef<Row>[] = [
  {
    field: 'hour',
    headerName: 'Hour',
    width: 90,
    valueFormatter: (value: number) => `${value}:00`,
  },
  ...SOURCES.map((field) => ({
    field,
    headerName: `${field.charAt(0).toUpperCase()}${field.slice(1)} (MW)`,
    type: 'number' as const,
    flex: 1,
    minWidth: 110,
  })),
];

export default function CellSelectionSum() {
  const [rows] = React.useState(() =>
    createEnergy(24, 'Spain').map((row) => ({ ...row, id: row.hour })),
  );
  const [model, setModel] = React.useState<GridCellSelectionModel>({
    2: { wind: true, hydro: true },
    3: { wind: true, hydro: true },
    4: { wind: true, hydro: true },
  });

  const numbers = rows.flatMap((row) =>
    SOURCES.filter((field) => model[row.id]?.[field]).map((field) => row[field]),
  );
  const sum = numbers.reduce((total, value) => total + value, 0);
  const average = numbers.length === 0 ? 0 : Math.round(sum / numbers.length);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 380 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          label="Electricity in Spain"
          cellSelection
          disableRowSelectionOnClick
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
          hideFooter
        />
      </div>
      <Typography role="status">
        {`Count: ${numbers.length}. Sum: ${sum.toLocaleString('en-US')}. Average: ${average.toLocaleString('en-US')}.`}
      </Typography>
    </Stack>
  );
}
