import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
];

export default function PaginationControlled() {
  const [rows] = React.useState(() => createOrders(120));
  const [model, setModel] = React.useState({ page: 2, pageSize: 10 });

  const lastPage = Math.ceil(rows.length / model.pageSize) - 1;

  const keepFirstRow: DataGridProps['onPaginationModelChange'] = (next) => {
    const firstRow = model.page * model.pageSize;
    setModel(
      next.pageSize === model.pageSize
        ? next
        : { ...next, page: Math.floor(firstRow / next.pageSize) },
    );
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => setModel({ ...model, page: 0 })}>First page</Button>
        <Button onClick={() => setModel({ ...model, page: lastPage })}>Last page</Button>
      </Stack>
      <div style={{ height: 420 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Orders with buttons for the first and last page"
          paginationModel={model}
          onPaginationModelChange={keepFirstRow}
          pageSizeOptions={[10, 20, 50]}
        />
      </div>
    </Stack>
  );
}
