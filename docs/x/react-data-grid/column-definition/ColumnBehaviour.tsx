import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rank = { low: 0, normal: 1, urgent: 2 };

type Repair = { id: string; device: string; priority: keyof typeof rank; code: string };

const columns: GridColDef<Repair>[] = [
  { field: 'device', headerName: 'Device', flex: 1, minWidth: 130, hideable: false },
  {
    field: 'priority',
    headerName: 'Priority',
    width: 120,
    sortComparator: (first: Repair['priority'], second: Repair['priority']) =>
      rank[first] - rank[second],
    sortingOrder: ['desc', 'asc'],
  },
  {
    field: 'code',
    headerName: 'Code',
    width: 100,
    align: 'center',
    headerAlign: 'center',
    sortable: false,
    filterable: false,
  },
];

const rows: Repair[] = [
  { id: 'r1', device: 'Coffee grinder', priority: 'normal', code: 'K4' },
  { id: 'r2', device: 'Sewing machine', priority: 'urgent', code: 'A1' },
  { id: 'r3', device: 'Desk lamp', priority: 'low', code: 'L9' },
];

export default function ColumnBehaviour() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Repairs"
        initialState={{ sorting: { sortModel: [{ field: 'priority', sort: 'desc' }] } }}
        hideFooter
      />
    </div>
  );
}
