import * as React from 'react';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';

interface Seat {
  id: number;
  row: string;
  seat: number;
  category: string;
}

const columns: GridColDef<Seat>[] = [
  { field: 'row', headerName: 'Row', width: 90 },
  { field: 'seat', headerName: 'Seat', type: 'number', width: 100 },
  { field: 'category', headerName: 'Category', flex: 1, minWidth: 120 },
];

const rows: Seat[] = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  row: 'ABCDEF'.charAt(Math.floor(index / 10)),
  seat: (index % 10) + 1,
  category: index < 20 ? 'Stalls' : 'Balcony',
}));

export default function PaginatedGrid() {
  const [paginationModel, setPaginationModel] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 5,
  });

  return (
    <div style={{ height: 375, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Seats"
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[5, 10, 20]}
      />
    </div>
  );
}
