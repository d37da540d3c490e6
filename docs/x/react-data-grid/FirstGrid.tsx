import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Ferry {
  id: number;
  route: string;
  operator: string;
  crossing: number;
}

const columns: GridColDef<Ferry>[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 180 },
  { field: 'operator', headerName: 'Operator', width: 150 },
  { field: 'crossing', headerName: 'Minutes', type: 'number', width: 110 },
];

const rows: Ferry[] = [
  { id: 1, route: 'Helsinki – Tallinn', operator: 'Gulf Line', crossing: 120 },
  { id: 2, route: 'Kiel – Oslo', operator: 'Fjord Ferries', crossing: 1200 },
  { id: 3, route: 'Piraeus – Naxos', operator: 'Cyclades Jet', crossing: 225 },
  { id: 4, route: 'Rostock – Gedser', operator: 'Belt Shuttle', crossing: 105 },
];

export default function FirstGrid() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Ferry routes" hideFooter />
    </div>
  );
}
