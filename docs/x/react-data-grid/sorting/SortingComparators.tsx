import * as React from 'react';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { createRandom } from '../../_data/random';

interface Parcel {
  id: number;
  box: string;
  size: (typeof SIZES)[number];
  kilos: number | null;
}

const SIZES = ['S', 'M', 'L', 'XL'] as const;
const natural = new Intl.Collator('en', { numeric: true });

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
      SIZES.indexOf(first) - SIZES.indexOf(second),
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

function createParcels(): Parcel[] {
  const random = createRandom(5);
  return Array.from({ length: 40 }, (_, id) => ({
    id,
    box: `Box ${random.integer(1, 250)}`,
    size: random.pick(SIZES),
    kilos: random.next() < 0.2 ? null : random.integer(5, 240) / 10,
  }));
}

const initialState: DataGridProps['initialState'] = {
  sorting: { sortModel: [{ field: 'box', sort: 'asc' }] },
};

export default function SortingComparators() {
  const [rows] = React.useState(createParcels);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Parcels" initialState={initialState} />
    </div>
  );
}
