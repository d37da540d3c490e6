import * as React from 'react';
import AirIcon from '@mui/icons-material/Air';
import ThermostatIcon from '@mui/icons-material/Thermostat';
import WaterDropIcon from '@mui/icons-material/WaterDrop';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, type GridColDef, type GridColumnHeaderParams } from '@mui/x-data-grid';
import { createReadings, type Reading } from '../../_data/readings';

type Row = Reading & { id: number };

const withIcon = (icon: React.ReactNode, params: GridColumnHeaderParams<Row>) => (
  <Tooltip title={params.colDef.description ?? ''}>
    <Box component="span" sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
      {icon}
      {params.colDef.headerName}
    </Box>
  </Tooltip>
);

const columns: GridColDef<Row>[] = [
  { field: 'time', headerName: 'Time', type: 'dateTime', flex: 1, minWidth: 180 },
  {
    field: 'temperature',
    headerName: 'Air',
    description: 'Air temperature in degrees Celsius, two meters above the ground',
    type: 'number',
    width: 120,
    renderHeader: (params) => withIcon(<ThermostatIcon fontSize="small" />, params),
  },
  {
    field: 'humidity',
    headerName: 'Humidity',
    description: 'Relative humidity in percent',
    type: 'number',
    width: 140,
    renderHeader: (params) => withIcon(<WaterDropIcon fontSize="small" />, params),
  },
  {
    field: 'wind',
    headerName: 'Wind',
    description: 'Mean wind speed in meters per second',
    type: 'number',
    width: 120,
    renderHeader: (params) => withIcon(<AirIcon fontSize="small" />, params),
  },
];

export default function ColumnHeaderIcons() {
  const [rows] = React.useState(() => createReadings(60).map((row, id) => ({ ...row, id })));

  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Weather mast" hideFooter />
    </div>
  );
}
