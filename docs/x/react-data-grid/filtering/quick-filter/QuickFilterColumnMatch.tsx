import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Boat {
  id: number;
  name: string;
  metres: number;
  indoor: boolean;
  code: string;
}

const columns: GridColDef<Boat>[] = [
  { field: 'name', headerName: 'Boat', flex: 1, minWidth: 130 },
  {
    field: 'metres',
    headerName: 'Metres',
    type: 'number',
    width: 100,
    getApplyQuickFilterFn: (search: string) => (value: number) => String(value).startsWith(search),
  },
  {
    field: 'indoor',
    headerName: 'Indoor',
    type: 'boolean',
    width: 90,
    getApplyQuickFilterFn: (search: string) =>
      search.toLowerCase() === 'indoor' ? (value: boolean) => value : null,
  },
  { field: 'code', headerName: 'Key code', width: 110, getApplyQuickFilterFn: () => null },
];

const rows: Boat[] = [
  { id: 1, name: 'Heron', metres: 12.5, indoor: true, code: 'K-12' },
  { id: 2, name: 'Plover', metres: 12, indoor: false, code: 'K-31' },
  { id: 3, name: 'Teal', metres: 8, indoor: true, code: 'K-12' },
  { id: 4, name: 'Osprey', metres: 128, indoor: true, code: 'K-07' },
];

export default function QuickFilterColumnMatch() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Boats in storage"
        showToolbar
        disableColumnFilter
        disableColumnSelector
        slotProps={{
          toolbar: {
            csvOptions: { disableToolbarButton: true },
            printOptions: { disableToolbarButton: true },
          },
        }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['12', 'indoor'] } },
        }}
        hideFooter
      />
    </div>
  );
}
