import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';
import { createServer } from '../../_data/server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

export default function ServerDataCache() {
  const apiRef = useGridApiRef();
  const [seconds, setSeconds] = React.useState(300);
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo<GridDataSource>(() => {
    const server = createServer(createOrders(400), { delay: 300 });
    return {
      getRows: ({ start, end, sortModel, filterModel }) => {
        setRequests((count) => count + 1);
        return server.query({ start: Number(start), end, sortModel, filterModel });
      },
    };
  }, []);

  const cache = React.useMemo(
    () => (seconds === 0 ? null : new GridDataSourceCacheDefault({ ttl: seconds * 1000 })),
    [seconds],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="How long a response is kept"
          value={seconds}
          onChange={(_event, next: number | null) => next !== null && setSeconds(next)}
        >
          <ToggleButton value={300}>5 minutes</ToggleButton>
          <ToggleButton value={5}>5 seconds</ToggleButton>
          <ToggleButton value={0}>Not at all</ToggleButton>
        </ToggleButtonGroup>
        <Button onClick={() => apiRef.current?.dataSource.cache.clear()}>Clear the cache</Button>
        <Button
          onClick={() => apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true })}
        >
          Reload this page
        </Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          key={seconds}
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cache}
          label="Orders and their cache"
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
          pageSizeOptions={[20]}
        />
      </div>
      <Typography variant="body2" role="status">
        Requests so far: {requests}
      </Typography>
    </Stack>
  );
}
