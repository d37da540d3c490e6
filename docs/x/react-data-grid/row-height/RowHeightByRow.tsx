import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

interface Stop {
  id: number;
  time: string;
  stop: string;
  major: boolean;
}

const columns: GridColDef<Stop>[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 150 },
  { field: 'major', headerName: 'Change here', type: 'boolean', width: 130 },
];

const rows: Stop[] = [
  { id: 1, time: '07:40', stop: 'Harbour station', major: true },
  { id: 2, time: '07:52', stop: 'Rope works', major: false },
  { id: 3, time: '07:58', stop: 'Chapel lane', major: false },
  { id: 4, time: '08:11', stop: 'Market cross', major: true },
];

const getRowHeight: DataGridProps['getRowHeight'] = ({ model, densityFactor }) =>
  (model.major ? 68 : 40) * densityFactor;

export default function RowHeightByRow() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Stops of bus 12"
        getRowHeight={getRowHeight}
        hideFooter
      />
    </div>
  );
}
