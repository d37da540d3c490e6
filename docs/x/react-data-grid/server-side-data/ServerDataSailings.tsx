import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';

type Sailing = { id: number; port: string; hour: number; seats: number };

const columns: GridColDef<Sailing>[] = [
  { field: 'port', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'hour', headerName: 'Hour', type: 'number', width: 90 },
  { field: 'seats', headerName: 'Free seats', type: 'number', width: 120 },
];

const ports = ['Seal Bay', 'Old Quay', 'North Skerry', 'Lamb Island'];
const table: Sailing[] = Array.from({ length: 18 }, (_, index) => ({
  id: index + 1,
  port: ports[index % 4] ?? '',
  hour: 6 + Math.floor(index / 2),
  seats: (index * 37) % 120,
}));

export default function ServerDataSailings() {
  const [requests, setRequests] = React.useState<string[]>([]);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ start, end, sortModel: [sort] }) => {
        const order = sort?.sort ? `${sort.field} ${sort.sort}` : 'no order';
        setRequests((all) => [...all, `rows ${start} to ${end}, ${order}`]);
        await new Promise((resolve) => {
          setTimeout(resolve, 500);
        });
        const field = sort?.field as keyof Sailing;
        const rows = [...table];
        if (sort?.sort) rows.sort((a, b) => (a[field] < b[field] ? -1 : 1));
        if (sort?.sort === 'desc') rows.reverse();
        return { rows: rows.slice(Number(start), end + 1), rowCount: rows.length };
      },
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 425 }}>
        <DataGrid
          columns={columns}
          dataSource={dataSource}
          aria-label="Ferry sailings"
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5, 10]}
          disableColumnFilter
        />
      </div>
      <Typography variant="body2" role="status">
        Request {requests.length}: {requests.at(-1)}
      </Typography>
    </Stack>
  );
}
