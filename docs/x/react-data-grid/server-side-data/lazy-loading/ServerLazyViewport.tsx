import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';

type Tree = { id: number; place: string; height: number };

const columns: GridColDef<Tree>[] = [
  { field: 'id', headerName: 'Tag', type: 'number', width: 80 },
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 130 },
  { field: 'height', headerName: 'Height in m', type: 'number', width: 120 },
];

const places = ['Station Road', 'Canal path', 'Market square', 'Hospital garden'];
const register: Tree[] = Array.from({ length: 400 }, (_, index) => ({
  id: index + 1,
  place: places[(index * 7) % 4] ?? '',
  height: 4 + ((index * 13) % 21),
}));

export default function ServerLazyViewport() {
  const [requests, setRequests] = React.useState<string[]>([]);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ start, end }) => {
        setRequests((all) => [...all, `rows ${start} to ${end}`]);
        await new Promise((resolve) => {
          setTimeout(resolve, 600);
        });
        return { rows: register.slice(Number(start), end + 1), rowCount: register.length };
      },
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGridPro
          lazyLoading
          columns={columns}
          dataSource={dataSource}
          aria-label="Tree register"
          initialState={{ pagination: { paginationModel: { pageSize: 40 } } }}
          disableColumnSorting
          disableColumnFilter
        />
      </div>
      <Typography variant="body2" role="status">
        Request {requests.length}: {requests.at(-1)}
      </Typography>
    </Stack>
  );
}
