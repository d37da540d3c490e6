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
  type GridGetRowsParams,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Tune', flex: 1, minWidth: 130 },
  { field: 'bars', headerName: 'Bars', type: 'number', width: 90 },
];

const pageSize = 4;
const tunes = Array.from({ length: 12 }, (_, index) => ({
  id: index,
  title: `${['Reel', 'Jig', 'Waltz'][index % 3]} no. ${index + 1}`,
  bars: 16 + (index % 4) * 8,
}));

async function load({ start, end }: GridGetRowsParams) {
  await new Promise((resolve) => {
    setTimeout(resolve, 700);
  });
  return { rows: tunes.slice(Number(start), end + 1), rowCount: tunes.length };
}

const dataSource: GridDataSource = { getRows: load };

export default function ServerRecipePrefetch() {
  const apiRef = useGridApiRef();
  const [cache] = React.useState(() => new GridDataSourceCacheDefault({}));
  const [page, setPage] = React.useState(0);
  const [ready, setReady] = React.useState(0);

  React.useEffect(() => {
    let active = true;
    const params = {
      filterModel: gridFilterModelSelector(apiRef),
      sortModel: gridSortModelSelector(apiRef),
      start: (page + 1) * pageSize,
      end: (page + 2) * pageSize - 1,
    };
    if (params.start < tunes.length && !cache.get(params)) {
      load(params).then((answer) => {
        cache.set(params, answer);
        if (active) setReady(page + 2);
      });
    }
    return () => {
      active = false;
    };
  }, [apiRef, cache, page]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 375 }}>
        <DataGrid
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cache}
          aria-label="Tunes"
          initialState={{ pagination: { paginationModel: { pageSize } } }}
          onPaginationModelChange={(model) => setPage(model.page)}
          pageSizeOptions={[pageSize]}
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
