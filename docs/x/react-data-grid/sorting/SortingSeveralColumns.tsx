import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'hall', headerName: 'Hall', width: 110 },
  { field: 'seat', headerName: 'Seats', type: 'number', width: 120 },
  { field: 'film', headerName: 'Film', flex: 1, minWidth: 150 },
];

const rows = [
  { id: 1, hall: 'Blue', seat: 48, film: 'The long ferry' },
  { id: 2, hall: 'Red', seat: 120, film: 'Orchard' },
  { id: 3, hall: 'Blue', seat: 90, film: 'Night tram' },
  { id: 4, hall: 'Red', seat: 64, film: 'Winter bees' },
];

export default function SortingSeveralColumns() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Cinema halls"
        multipleColumnsSortingMode="always"
        initialState={{
          sorting: {
            sortModel: [
              { field: 'hall', sort: 'asc' },
              { field: 'seat', sort: 'desc' },
            ],
          },
        }}
        hideFooter
      />
    </div>
  );
}
