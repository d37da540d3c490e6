import * as React from 'react';
import { DataGrid, gridClasses, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { createReadings, type Reading } from '../../_data/readings';

type Row = Reading & { id: number };

const columns: GridColDef<Row>[] = [
  { field: 'time', headerName: 'Time', type: 'dateTime', flex: 1, minWidth: 180 },
  { field: 'temperature', headerName: '°C', type: 'number', width: 100 },
  { field: 'humidity', headerName: '% humidity', type: 'number', width: 120 },
  {
    field: 'wind',
    headerName: 'Wind (m/s)',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => (value > 5 ? `${value} ▲` : `${value}`),
  },
];

const getCellClassName: DataGridProps<Row>['getCellClassName'] = ({ field, value }) =>
  field === 'wind' && Number(value) > 5 ? 'mast-strong' : '';

const sx = {
  [`& .${gridClasses.cell}.mast-strong`]: {
    bgcolor: 'action.selected',
    fontWeight: 'fontWeightBold',
  },
};

export default function CellMarks() {
  const [rows] = React.useState(() =>
    createReadings(600)
      .filter((_, minute) => minute % 10 === 0)
      .map((reading, id) => ({ ...reading, id })),
  );

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Weather mast"
        getCellClassName={getCellClassName}
        showCellVerticalBorder
        sx={sx}
        hideFooter
      />
    </div>
  );
}
