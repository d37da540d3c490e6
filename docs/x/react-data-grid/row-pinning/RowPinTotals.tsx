import { DataGridPro, gridClasses, type GridColDef } from '@mui/x-data-grid-pro';

interface Crate {
  id: number | string;
  variety: string;
  crates: number;
  weight: number;
}

const columns: GridColDef<Crate>[] = [
  { field: 'variety', headerName: 'Apple', flex: 1, minWidth: 130 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 90 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
];

const rows: Crate[] = [
  { id: 1, variety: 'Boskoop', crates: 42, weight: 756 },
  { id: 2, variety: 'Gravenstein', crates: 18, weight: 306 },
  { id: 3, variety: 'Goldparmäne', crates: 27, weight: 432 },
  { id: 4, variety: 'Ontario', crates: 11, weight: 209 },
  { id: 5, variety: 'Topaz', crates: 35, weight: 595 },
];

const sum = (key: 'crates' | 'weight') => rows.reduce((total, row) => total + row[key], 0);

const pinnedRows = {
  bottom: [{ id: 'total', variety: 'Total', crates: sum('crates'), weight: sum('weight') }],
};

export default function RowPinTotals() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        label="Apple harvest"
        sx={{ [`& .${gridClasses['pinnedRows--bottom']}`]: { fontWeight: 'fontWeightBold' } }}
        hideFooter
      />
    </div>
  );
}
