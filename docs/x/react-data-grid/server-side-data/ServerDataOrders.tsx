import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { createOrders, STATUSES, type Order } from '../../_data/orders';
import { createServer } from '../../_data/server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 130 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    width: 120,
  },
];

export default function ServerDataOrders() {
  const apiRef = useGridApiRef();
  const [log, setLog] = React.useState('No request yet.');
  const [error, setError] = React.useState('');
  const down = React.useRef(false);

  const dataSource = React.useMemo<GridDataSource>(() => {
    const server = createServer(createOrders(10_000), { isDown: () => down.current });
    return {
      getRows: async ({ start, end, sortModel, filterModel }) => {
        const { rows, rowCount } = await server.query({
          start: Number(start),
          end,
          sortModel,
          filterModel,
        });
        const order = sortModel[0] ? `by ${sortModel[0].field} ${sortModel[0].sort}` : 'unsorted';
        setLog(`Rows ${start} to ${end} of ${rowCount}, ${order}.`);
        setError('');
        return { rows, rowCount };
      },
    };
  }, []);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(event) => (down.current = event.target.checked)} />}
        label="The server is down"
      />
      <div style={{ height: 420 }}>
        <DataGrid
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(reason) => setError(reason.message)}
          label="Orders"
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          pageSizeOptions={[25, 50, 100]}
        />
      </div>
      <Typography variant="body2" role="status">
        {log}
      </Typography>
      {error !== '' && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => apiRef.current?.dataSource.fetchRows()}>
              Try again
            </Button>
          }
        >
          {error}
        </Alert>
      )}
    </Stack>
  );
}
