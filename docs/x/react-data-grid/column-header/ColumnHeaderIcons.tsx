import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import ThermostatIcon from '@mui/icons-material/Thermostat';
import WaterDropIcon from '@mui/icons-material/WaterDrop';
import { DataGrid, type GridColDef, type GridColumnHeaderParams } from '@mui/x-data-grid';

const withIcon = (icon: React.ReactNode, params: GridColumnHeaderParams) => (
  <Tooltip title={params.colDef.description ?? ''}>
    <Box component="span" sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
      {icon}
      {params.colDef.headerName}
    </Box>
  </Tooltip>
);

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Greenhouse', flex: 1, minWidth: 120 },
  {
    field: 'degrees',
    headerName: 'Degrees',
    description: 'Degrees Celsius at seven in the morning',
    type: 'number',
    width: 150,
    renderHeader: (params) => withIcon(<ThermostatIcon fontSize="small" />, params),
  },
  {
    field: 'humidity',
    headerName: 'Humidity',
    description: 'Relative humidity in percent',
    type: 'number',
    width: 150,
    renderHeader: (params) => withIcon(<WaterDropIcon fontSize="small" />, params),
  },
];

const rows = [
  { id: 1, room: 'Orchids', degrees: 21.5, humidity: 78 },
  { id: 2, room: 'Succulents', degrees: 14, humidity: 35 },
  { id: 3, room: 'Ferns', degrees: 18, humidity: 84 },
];

export default function ColumnHeaderIcons() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Greenhouses" hideFooter />
    </div>
  );
}
