import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Parcel {
  id: number;
  box: string;
  size: 'S' | 'M' | 'L';
  kilos: number | null;
}

const natural = new Intl.Collator('en', { numeric: true });
const sizes: Parcel['size'][] = ['S', 'M', 'L'];

const columns: GridColDef<Parcel>[] = [
  {
    field: 'box',
    headerName: 'Box',
    flex: 1,
    minWidth: 110,
    sortComparator: (first: string, second: string) => natural.compare(first, second),
  },
  {
    field: 'size',
    headerName: 'Size',
    width: 110,
    sortComparator: (first: Parcel['size'], second: Parcel['size']) =>
      sizes.indexOf(first) - sizes.indexOf(second),
  },
  {
    field: 'kilos',
    headerName: 'Weight in kg',
    type: 'number',
    width: 140,
    getSortComparator: (direction) => (first: number | null, second: number | null) => {
      if (first === null || second === null) {
        return Number(first === null) - Number(second === null);
      }
      return direction === 'desc' ? second - first : first - second;
    },
  },
];

const rows: Parcel[] = [
  { id: 1, box: 'Box 2', size: 'L', kilos: 7.5 },
  { id: 2, box: 'Box 10', size: 'S', kilos: null },
  { id: 3, box: 'Box 1', size: 'M', kilos: 3.2 },
  { id: 4, box: 'Box 21', size: 'S', kilos: 1.1 },
];

export default function SortingComparators() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Parcels"
        initialState={{ sorting: { sortModel: [{ field: 'kilos', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
