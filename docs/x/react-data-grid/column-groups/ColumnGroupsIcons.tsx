import * as React from 'react';
import BoltIcon from '@mui/icons-material/Bolt';
import LocalGasStationIcon from '@mui/icons-material/LocalGasStation';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { createEnergy, type EnergyHour } from '../../_data/energy';

const columns: GridColDef<EnergyHour & { id: number }>[] = [
  {
    field: 'hour',
    headerName: 'Hour',
    width: 90,
    valueFormatter: (value: number) => `${value}:00`,
  },
  { field: 'solar', headerName: 'Solar', type: 'number', flex: 1, minWidth: 100 },
  { field: 'wind', headerName: 'Wind', type: 'number', flex: 1, minWidth: 100 },
  { field: 'hydro', headerName: 'Hydro', type: 'number', flex: 1, minWidth: 100 },
  { field: 'gas', headerName: 'Gas', type: 'number', flex: 1, minWidth: 150 },
];

const source = (groupId: string, icon: React.ReactNode, fields: string[]) => ({
  groupId,
  headerClassName: 'source-header',
  renderHeaderGroup: () => (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {icon}
      {groupId}
    </Box>
  ),
  children: fields.map((field) => ({ field })),
});

const groups: GridColumnGroupingModel = [
  source('Renewable (MW)', <BoltIcon fontSize="small" />, ['solar', 'wind', 'hydro']),
  source('Fossil (MW)', <LocalGasStationIcon fontSize="small" />, ['gas']),
];

export default function ColumnGroupsIcons() {
  const [rows] = React.useState(() =>
    createEnergy(24, 'Portugal').map((row) => ({ ...row, id: row.hour })),
  );

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Electricity in Portugal"
        columnGroupingModel={groups}
        sx={{ '& .source-header': { bgcolor: 'action.hover' } }}
        hideFooter
      />
    </div>
  );
}
