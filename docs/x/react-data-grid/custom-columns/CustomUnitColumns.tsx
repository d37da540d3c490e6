import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';

function unitColumn(unit: string): GridColTypeDef<number, string> {
  const format = new Intl.NumberFormat('en-GB', { style: 'unit', unit });
  return {
    type: 'number',
    width: 120,
    valueFormatter: (value: number | null) => (value == null ? '–' : format.format(value)),
  };
}

const kilometres = unitColumn('kilometer');
const minutes = unitColumn('minute');

interface Stage {
  id: number;
  stage: string;
  distance: number;
  climb: number | null;
  duration: number;
}

const columns: GridColDef<Stage>[] = [
  { field: 'stage', headerName: 'Stage', flex: 1, minWidth: 150 },
  { ...kilometres, field: 'distance', headerName: 'Distance' },
  { ...unitColumn('meter'), field: 'climb', headerName: 'Climb' },
  { ...minutes, field: 'duration', headerName: 'Time', width: 100 },
];

const rows: Stage[] = [
  { id: 1, stage: 'Harbour to chapel', distance: 11.4, climb: 320, duration: 200 },
  { id: 2, stage: 'Chapel to dam', distance: 7.8, climb: null, duration: 135 },
  { id: 3, stage: 'Dam to village', distance: 15.2, climb: 610, duration: 310 },
];

export default function CustomUnitColumns() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Stages" hideFooter />
    </div>
  );
}
