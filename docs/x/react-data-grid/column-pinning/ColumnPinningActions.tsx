import * as React from 'react';
import PrintIcon from '@mui/icons-material/Print';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_FIELD,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../_data/orders';

const initialState = {
  pinnedColumns: { left: [GRID_CHECKBOX_SELECTION_FIELD, 'id'], right: ['actions'] },
};

export default function ColumnPinningActions() {
  const [rows] = React.useState(() => createOrders(40));
  const [message, setMessage] = React.useState('Nothing in the queue.');

  const columns = React.useMemo<GridColDef<Order>[]>(
    () => [
      { field: 'id', headerName: 'Order', width: 100 },
      { field: 'customer', headerName: 'Customer', width: 140 },
      { field: 'product', headerName: 'Product', width: 160 },
      { field: 'category', headerName: 'Category', width: 130 },
      { field: 'country', headerName: 'Country', width: 130 },
      { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Print',
        width: 70,
        pinnable: false,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<PrintIcon />}
              label={`Print order ${params.row.id}`}
              onClick={() => setMessage(`Order ${params.row.id} is in the queue.`)}
            />
          </GridActionsCell>
        ),
      },
    ],
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 380 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          label="Orders to print"
          checkboxSelection
          disableRowSelectionOnClick
          initialState={initialState}
          hideFooter
        />
      </div>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
