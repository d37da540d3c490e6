import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  gridFilterModelSelector,
  gridSortModelSelector,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';
import { createServer } from '../../../_data/server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const PAGE = 20;
const COUNT = 200;

export default function ServerRecipePrefetch() {
  const apiRef = useGridApiRef();
  const [cache] = React.useState(() => new GridDataSourceCacheDefault({}));
  const [page, setPage] = React.useState(0);
  const [ready, setReady] = React.useState(0);

  const dataSource = React.useMemo<GridDataSource>(() => {
    const server = createServer(createOrders(COUNT), { delay: 800 });
    return {
      getRows: ({ start, end, sortModel, filterModel }) =>
        server.query({ start: Number(start), end, sortModel, filterModel }),
    };
  }, []);

  React.useEffect(() => {
    const params = {
      filterModel: gridFilterModelSelector(apiRef),
      sortModel: gridSortModelSelector(apiRef),
      start: (page + 1) * PAGE,
      end: (page + 2) * PAGE - 1,
    };
    if (params.start >= COUNT || cache.get(params)) return;
    dataSource
      .getRows(params)
      .then((answer) => {
        cache.set(params, answer);
        setReady((last) => Math.max(last, page + 2));
      })
      .catch(() => {
        // The grid requests the page itself when users get there.
      });
  }, [apiRef, cache, dataSource, page]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cache}
          label="Orders whose next page is loaded ahead"
          initialState={{ pagination: { paginationModel: { pageSize: PAGE } } }}
          onPaginationModelChange={(model) => setPage(model.page)}
          pageSizeOptions={[PAGE]}
          disableColumnSorting
          disableColumnFilter
        />
      </div>
      <Typography variant="body2" role="status">
        {ready ? `Page ${ready} is ready.` : 'Loading'}
      </Typography>
    </Stack>
  );
}
