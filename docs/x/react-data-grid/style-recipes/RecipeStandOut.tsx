import * as React from 'react';
import TrendingDownIcon from '@mui/icons-material/TrendingDown';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { createPrices, type Price } from '../../_data/prices';

type Day = Price & { id: number; change: number };

function ChangeCell({ value = 0, formattedValue }: GridRenderCellParams<Day, number, string>) {
  const Icon = value < 0 ? TrendingDownIcon : TrendingUpIcon;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        color: value < 0 ? 'error.main' : 'success.main',
        fontWeight: Math.abs(value) > 1.5 ? 'fontWeightBold' : undefined,
      }}
    >
      <Icon fontSize="small" titleAccess={value < 0 ? 'Loss' : 'Gain'} />
      {formattedValue}
    </Box>
  );
}

const columns: GridColDef<Day>[] = [
  { field: 'date', headerName: 'Day', type: 'date', flex: 1, minWidth: 110 },
  { field: 'open', headerName: 'Open', type: 'number', width: 110 },
  { field: 'close', headerName: 'Close', type: 'number', width: 110 },
  {
    field: 'change',
    headerName: 'Change',
    type: 'number',
    width: 130,
    display: 'flex',
    valueFormatter: (value: number) => `${value.toFixed(2)}%`,
    renderCell: (params) => <ChangeCell {...params} />,
  },
];

const createDays = (): Day[] =>
  createPrices(60).map((day, id) => ({
    ...day,
    id,
    change: ((day.close - day.open) / day.open) * 100,
  }));

export default function RecipeStandOut() {
  const [rows] = React.useState(createDays);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Share price" hideFooter />
    </div>
  );
}
