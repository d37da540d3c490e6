import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createQuotes, trade, type Quote } from '../../../_data/quotes';
import { createRandom } from '../../../_data/random';
import { createServer } from '../../../_data/server';

const columns: GridColDef<Quote>[] = [
  { field: 'id', headerName: 'Share', width: 100 },
  { field: 'company', headerName: 'Company', flex: 1, minWidth: 150 },
  { field: 'price', headerName: 'Price (USD)', type: 'number', width: 120 },
  { field: 'change', headerName: 'Change', type: 'number', width: 100 },
];

/** Trades happen between two requests. */
function createExchange(): GridDataSource {
  const random = createRandom(4);
  let quotes = createQuotes(60);
  return {
    getRows: ({ start, end, sortModel }) => {
      const traded = new Map(trade(quotes, random, 40).map((quote) => [quote.id, quote]));
      quotes = quotes.map((quote) => traded.get(quote.id) ?? quote);
      return createServer(quotes, { delay: 200 }).query({ start: Number(start), end, sortModel });
    },
  };
}

export default function ServerRecipeFresh() {
  const [dataSource] = React.useState(createExchange);
  const [cache] = React.useState(() => new GridDataSourceCacheDefault({ ttl: 1500 }));
  const [live, setLive] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={live} onChange={(event) => setLive(event.target.checked)} />}
        label="Ask again every two seconds"
      />
      <div style={{ height: 400 }}>
        <DataGrid
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cache}
          dataSourceRevalidateMs={live ? 2000 : 0}
          label="Share prices"
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
          pageSizeOptions={[20]}
          disableColumnFilter
        />
      </div>
    </Stack>
  );
}
