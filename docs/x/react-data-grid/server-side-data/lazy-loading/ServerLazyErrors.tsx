import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GridGetRowsError,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../../_data/orders';
import { createServer } from '../../../_data/server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

export default function ServerLazyErrors() {
  const apiRef = useGridApiRef();
  const [failed, setFailed] = React.useState<{ start: number | string; end: number }>();
  const down = React.useRef(false);

  const dataSource = React.useMemo<GridDataSource>(() => {
    const server = createServer(createOrders(2000), { isDown: () => down.current });
    return {
      getRows: ({ start, end, sortModel, filterModel }) =>
        server.query({ start: Number(start), end, sortModel, filterModel }),
    };
  }, []);

  const retry = () => {
    setFailed(undefined);
    void apiRef.current?.dataSource.fetchRows(undefined, failed);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(event) => (down.current = event.target.checked)} />}
        label="The server is down"
      />
      <div style={{ height: 400 }}>
        <DataGridPro
          lazyLoading
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          label="Orders with missing ranges"
          onDataSourceError={(error) => {
            if (!(error instanceof GridGetRowsError)) return;
            const { start, end } = error.params;
            apiRef.current?.setLoading(false);
            setFailed({ start, end });
          }}
          initialState={{ pagination: { paginationModel: { pageSize: 50 } } }}
        />
      </div>
      {failed && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={retry}>
              Load the missing rows
            </Button>
          }
        >
          Rows {Number(failed.start) + 1} to {failed.end + 1} are missing.
        </Alert>
      )}
    </Stack>
  );
}
