import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridUpdateRowError,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
  type GridUpdateRowParams,
} from '@mui/x-data-grid';
import { createOrders, STATUSES, type Order } from '../../../_data/orders';
import { createServer } from '../../../_data/server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    width: 130,
    editable: true,
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110, editable: true },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

function createDataSource(): GridDataSource {
  let orders: readonly Order[] = createOrders(2000);
  return {
    getRows: ({ start, end, sortModel, filterModel }) =>
      createServer(orders).query({ start: Number(start), end, sortModel, filterModel }),
    updateRow: async ({ updatedRow }: GridUpdateRowParams) => {
      const order = updatedRow as Order;
      await new Promise((resolve) => {
        setTimeout(resolve, 400);
      });
      if (order.quantity < 1) throw new Error('An order needs at least one piece.');
      const saved = { ...order, total: order.quantity * order.unitPrice };
      orders = orders.map((row) => (row.id === saved.id ? saved : row));
      return saved;
    },
  };
}

export default function TutorialFinished() {
  const apiRef = useGridApiRef();
  const [dataSource] = React.useState(createDataSource);
  const [loadError, setLoadError] = React.useState('');
  // The message stays while the snackbar fades out.
  const [saveError, setSaveError] = React.useState({ message: '', isOpen: false });

  const retry = () => {
    setLoadError('');
    void apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true });
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      {loadError !== '' && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={retry}>
              Try again
            </Button>
          }
        >
          {loadError}
        </Alert>
      )}
      <div style={{ height: 460 }}>
        <DataGrid
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(reason) => {
            const { message } = reason;
            if (reason instanceof GridUpdateRowError) setSaveError({ message, isOpen: true });
            else setLoadError(message);
          }}
          label="Warehouse orders"
          initialState={{ pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 } }}
          pageSizeOptions={[25, 50, 100]}
          disableRowSelectionOnClick
          showToolbar
        />
      </div>
      <Snackbar
        open={saveError.isOpen}
        autoHideDuration={6000}
        onClose={() => setSaveError((last) => ({ ...last, isOpen: false }))}
        message={saveError.message}
      />
    </Stack>
  );
}
