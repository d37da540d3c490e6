import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Loan {
  id: number;
  item: string;
  fee: number;
  due: Date;
  collectedAt: Date;
  insured: boolean;
  state: 'New' | 'Used' | 'Worn';
  remarks: string;
}

const columns: GridColDef<Loan>[] = [
  { field: 'item', headerName: 'Item', type: 'string', width: 130, editable: true },
  { field: 'fee', headerName: 'Fee', type: 'number', width: 90, editable: true },
  { field: 'due', headerName: 'Due', type: 'date', width: 120, editable: true },
  { field: 'collectedAt', headerName: 'Collected', type: 'dateTime', width: 200, editable: true },
  { field: 'insured', headerName: 'Insured', type: 'boolean', width: 100, editable: true },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: ['New', 'Used', 'Worn'],
    width: 110,
    editable: true,
  },
  { field: 'remarks', headerName: 'Remarks', type: 'longText', width: 200, editable: true },
];

const rows: Loan[] = [
  {
    id: 1,
    item: 'Tile cutter',
    fee: 18,
    due: new Date(2026, 3, 24),
    collectedAt: new Date(2026, 3, 17, 9, 30),
    insured: true,
    state: 'Used',
    remarks: 'The blade was changed in March. A spare blade lies in the lid of the case.',
  },
];

export default function ColumnTypes() {
  return (
    <div style={{ height: 190, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Tool loans" hideFooter />
    </div>
  );
}
