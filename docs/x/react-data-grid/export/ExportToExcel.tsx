import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Bale {
  id: number;
  meadow: string;
  mown: Date;
  bales: number;
  quality: string;
}

const columns: GridColDef<Bale>[] = [
  { field: 'meadow', headerName: 'Meadow', width: 130 },
  {
    field: 'mown',
    headerName: 'Mown',
    type: 'date',
    width: 120,
    valueFormatter: (value: Date) => value.toLocaleDateString('en-GB'),
  },
  { field: 'bales', headerName: 'Bales', type: 'number', width: 100 },
  {
    field: 'quality',
    headerName: 'Quality',
    type: 'singleSelect',
    valueOptions: ['First cut', 'Second cut'],
    width: 130,
  },
];

const rows: Bale[] = [
  { id: 1, meadow: 'Brook side', mown: new Date(2026, 5, 9), bales: 64, quality: 'First cut' },
  { id: 2, meadow: 'Long acre', mown: new Date(2026, 7, 21), bales: 38, quality: 'Second cut' },
];

export default function ExportToExcel() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Hay"
        showToolbar
        slotProps={{
          toolbar: {
            showQuickFilter: false,
            csvOptions: { disableToolbarButton: true },
            printOptions: { disableToolbarButton: true },
            excelOptions: {
              fileName: 'hay-2026',
              columnsStyles: { mown: { numFmt: 'yyyy-mm-dd' } },
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
