import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createQuotes, type Quote } from '../../_data/quotes';

const counter = { cells: 0 };
const countCell = () => {
  counter.cells += 1;
  return '';
};

const columns: GridColDef<Quote>[] = [
  { field: 'id', headerName: 'Share', width: 100 },
  { field: 'company', headerName: 'Company', flex: 1, minWidth: 150 },
  { field: 'price', headerName: 'Price (USD)', type: 'number', width: 120 },
  { field: 'change', headerName: 'Change', type: 'number', width: 100 },
];

export default function PerformanceUpdateRows() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(() => createQuotes(60));
  const [message, setMessage] = React.useState('Change a price in both ways.');

  const raise = (quote: Quote) => ({ ...quote, price: quote.price + 1, change: quote.change + 1 });

  const change = (apply: () => void) => {
    counter.cells = 0;
    apply();
    setMessage('Done. Read the counter.');
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          onClick={() =>
            change(() => setRows(([first, ...rest]) => (first ? [raise(first), ...rest] : rest)))
          }
        >
          With a new array
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            change(() => {
              const quote = apiRef.current?.getRow<Quote>('NORT1');
              if (quote) apiRef.current?.updateRows([raise(quote)]);
            })
          }
        >
          With updateRows
        </Button>
        <Button onClick={() => setMessage(`${counter.cells} cells rendered again.`)}>
          Read the counter
        </Button>
      </Stack>
      <div style={{ height: 380 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Prices whose cells are counted"
          getCellClassName={countCell}
          hideFooter
        />
      </div>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
