import * as React from 'react';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { createReadings } from '../../_data/readings';

const columns: GridColDef[] = [
  {
    field: 'time',
    headerName: 'Time of the measurement',
    type: 'dateTime',
    flex: 1,
    minWidth: 180,
  },
  { field: 'temperature', headerName: 'Air temperature in °C', type: 'number', width: 120 },
  { field: 'humidity', headerName: 'Relative humidity in percent', type: 'number', width: 120 },
  { field: 'wind', headerName: 'Wind speed in meters per second', type: 'number', width: 130 },
];

const sx = {
  [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.3 },
};

export default function RecipeWrappedHeaders() {
  const [rows] = React.useState(() => createReadings(60).map((row, id) => ({ id, ...row })));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Weather mast"
        columnHeaderHeight={84}
        showCellVerticalBorder
        showColumnVerticalBorder
        sx={sx}
        hideFooter
      />
    </div>
  );
}
