import * as React from 'react';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';
import { createReadings, type Reading } from '../../_data/readings';

function unitColumn(unit: string): GridColTypeDef<number, string> {
  const format = new Intl.NumberFormat('en-US', { style: 'unit', unit });
  return {
    type: 'number',
    width: 130,
    valueFormatter: (value: number | null) => (value == null ? '–' : format.format(value)),
  };
}

const columns: GridColDef<Reading & { id: number }>[] = [
  { field: 'time', headerName: 'Time', type: 'dateTime', flex: 1, minWidth: 180 },
  { ...unitColumn('celsius'), field: 'temperature', headerName: 'Air' },
  { ...unitColumn('percent'), field: 'humidity', headerName: 'Humidity' },
  { ...unitColumn('meter-per-second'), field: 'wind', headerName: 'Wind', width: 110 },
];

export default function CustomUnitColumns() {
  const [rows] = React.useState(() => createReadings(60).map((row, id) => ({ ...row, id })));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Weather mast" hideFooter />
    </div>
  );
}
