import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'peak', headerName: 'Peak', flex: 1, minWidth: 140 },
  { field: 'valley', headerName: 'Valley', width: 130 },
  {
    field: 'metres',
    headerName: 'Metres',
    type: 'number',
    width: 120,
    sortingOrder: ['desc', 'asc'],
  },
];

const rows = [
  { id: 1, peak: 'Grey Horn', valley: 'Lauter', metres: 2104 },
  { id: 2, peak: 'Sheep Top', valley: 'Elm', metres: 1630 },
  { id: 3, peak: 'Needle', valley: 'Lauter', metres: 2388 },
  { id: 4, peak: 'Round Rock', valley: 'Birken', metres: 1455 },
];

export default function SortingInitial() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Peaks"
        initialState={{ sorting: { sortModel: [{ field: 'metres', sort: 'desc' }] } }}
        hideFooter
      />
    </div>
  );
}
