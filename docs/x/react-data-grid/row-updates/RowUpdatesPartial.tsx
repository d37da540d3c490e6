import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { createQuotes, trade, type Quote } from '../../_data/quotes';
import { createRandom } from '../../_data/random';

const columns: GridColDef<Quote>[] = [
  { field: 'id', headerName: 'Share', width: 100 },
  { field: 'company', headerName: 'Company', flex: 1, minWidth: 140 },
  { field: 'price', headerName: 'Price (USD)', type: 'number', width: 120 },
  { field: 'change', headerName: 'Change', type: 'number', width: 110 },
];

const initialState: DataGridProps['initialState'] = {
  sorting: { sortModel: [{ field: 'change', sort: 'desc' }] },
};

export default function RowUpdatesPartial() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createQuotes(24));
  const [random] = React.useState(() => createRandom(2));
  const [last, setLast] = React.useState('No trade yet.');

  const receive = () => {
    const quotes = [...(apiRef.current?.getRowModels().values() ?? [])] as Quote[];
    const [quote] = trade(quotes, random, 1);
    if (!quote) return;
    const { id, price, change } = quote;
    apiRef.current?.updateRows([{ id, price, change }]);
    setLast(`${id} is now $${price.toFixed(2)}.`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="outlined" onClick={receive}>
          Receive the next trade
        </Button>
        <Typography variant="body2" role="status">
          {last}
        </Typography>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Shares by change"
          initialState={initialState}
          hideFooter
        />
      </div>
    </Stack>
  );
}
