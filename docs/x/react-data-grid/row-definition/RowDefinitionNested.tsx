import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Lock {
  id: string;
  name: string;
  chamber: { length: number; width: number };
  keeper: { name: string; phone: string } | null;
  boats: string[];
}

const columns: GridColDef<Lock>[] = [
  { field: 'name', headerName: 'Lock', flex: 1, minWidth: 130 },
  {
    field: 'area',
    headerName: 'Chamber (m²)',
    type: 'number',
    width: 130,
    valueGetter: (_value, row) => row.chamber.length * row.chamber.width,
  },
  {
    field: 'keeper',
    headerName: 'Keeper',
    width: 140,
    valueGetter: (_value, row) => row.keeper?.name ?? 'Self-service',
  },
  {
    field: 'boats',
    headerName: 'Boats today',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => row.boats.length,
  },
];

const rows: Lock[] = [
  {
    id: 'L1',
    name: 'Mill Lock',
    chamber: { length: 22, width: 4 },
    keeper: { name: 'Ida Brandt', phone: '0151 22' },
    boats: ['Heron', 'Otter', 'Marigold'],
  },
  { id: 'L2', name: 'Town Lock', chamber: { length: 30, width: 5 }, keeper: null, boats: [] },
  {
    id: 'L3',
    name: 'Ferry Lock',
    chamber: { length: 18, width: 4 },
    keeper: { name: 'Sam Okoro', phone: '0151 37' },
    boats: ['Heron'],
  },
];

export default function RowDefinitionNested() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Canal locks" hideFooter />
    </div>
  );
}
