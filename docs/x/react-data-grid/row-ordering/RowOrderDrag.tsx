import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../_data/orders';

type Stop = Order & { __reorder__: string };

const columns: GridColDef<Stop>[] = [
  { ...GRID_REORDER_COL_DEF, width: 70, renderHeader: () => 'Move' },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120, sortable: false },
  { field: 'country', headerName: 'Country', width: 120, sortable: false },
  { field: 'product', headerName: 'Product', width: 140, sortable: false },
];

const createStops = (): Stop[] =>
  createOrders(24).map((order) => ({ ...order, __reorder__: `Delivery to ${order.customer}` }));

export default function RowOrderDrag() {
  const [rows, setRows] = React.useState(createStops);

  const store: DataGridProProps['onRowOrderChange'] = ({ oldIndex, targetIndex }) =>
    setRows((all) => {
      const next = [...all];
      next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
      return next;
    });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          label="Deliveries on a route"
          rowReordering
          onRowOrderChange={store}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status">
        Stored order:{' '}
        {rows
          .slice(0, 4)
          .map((row) => row.customer)
          .join(', ')}
        , and so on
      </Typography>
    </Stack>
  );
}
