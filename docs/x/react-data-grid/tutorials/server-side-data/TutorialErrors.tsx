import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';
import { createServer } from '../../../_data/server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

export default function TutorialErrors() {
  const apiRef = useGridApiRef();
  const down = React.useRef(false);
  const [error, setError] = React.useState('');
  const [dataSource] = React.useState<GridDataSource>(() => {
    const server = createServer(createOrders(2000), { isDown: () => down.current });
    return {
      getRows: async ({ start, end, sortModel, filterModel }) => {
        const answer = await server.query({ start: Number(start), end, sortModel, filterModel });
        setError('');
        return answer;
      },
    };
  });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(event) => (down.current = event.target.checked)} />}
        label="The server is down"
      />
      {error !== '' && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => void apiRef.current?.dataSource.fetchRows()}>
              Try again
            </Button>
          }
        >
          {error}
        </Alert>
      )}
      <div style={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(reason) => setError(reason.message)}
          label="Orders on a failing server"
          initialState={{ pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 } }}
          pageSizeOptions={[10]}
        />
      </div>
    </Stack>
  );
}
