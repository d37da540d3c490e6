import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const counter = { calls: 0 };

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'label',
    headerName: 'Computed label',
    width: 220,
    valueGetter: (_value, row) => {
      counter.calls += 1;
      return `${row.quantity} × ${row.product}`;
    },
  },
];

export default function PerformanceFilterCost() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createOrders(5000));
  const [message, setMessage] = React.useState('Sort or filter by the computed label.');

  const run = (name: string, action: () => void) => {
    counter.calls = 0;
    action();
    setMessage(`${name}: valueGetter ran ${counter.calls.toLocaleString('en-US')} times.`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          onClick={() => run('Sorting', () => apiRef.current?.sortColumn('label', 'asc'))}
        >
          Sort
        </Button>
        <Button
          variant="outlined"
          onClick={() => run('Searching', () => apiRef.current?.setQuickFilterValues(['stool']))}
        >
          Search
        </Button>
        <Button
          onClick={() =>
            run('Reset', () => {
              apiRef.current?.setSortModel([]);
              apiRef.current?.setQuickFilterValues([]);
            })
          }
        >
          Reset
        </Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} label="5,000 orders" />
      </div>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
