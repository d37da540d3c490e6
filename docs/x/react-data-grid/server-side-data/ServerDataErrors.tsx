import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridGetRowsError,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';
import { createServer } from '../../_data/server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

/** Fails for the first request of every page but the first. */
function createFlakySource(): GridDataSource {
  let fails = false;
  const server = createServer(createOrders(500), { isDown: () => fails });
  const visited = new Set([0]);
  return {
    getRows: ({ start, end, sortModel, filterModel }) => {
      const first = Number(start);
      fails = !visited.has(first);
      visited.add(first);
      return server.query({ start: first, end, sortModel, filterModel });
    },
  };
}

export default function ServerDataErrors() {
  const apiRef = useGridApiRef();
  const [dataSource] = React.useState(createFlakySource);
  const [message, setMessage] = React.useState('');

  const retry = () => {
    setMessage('');
    void apiRef.current?.dataSource.fetchRows();
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) =>
            error instanceof GridGetRowsError && setMessage(error.message)
          }
          label="Orders on an unreliable server"
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          pageSizeOptions={[25]}
        />
      </div>
      {message !== '' && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={retry}>
              Try again
            </Button>
          }
        >
          {message}
        </Alert>
      )}
    </Stack>
  );
}
