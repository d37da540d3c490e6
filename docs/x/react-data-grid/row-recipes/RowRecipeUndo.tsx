import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

interface OrdersState {
  rows: Order[];
  /** The rows before the last deletion. */
  before: Order[] | null;
}

export default function RowRecipeUndo() {
  const [{ rows, before }, setOrders] = React.useState<OrdersState>(() => ({
    rows: createOrders(30),
    before: null,
  }));

  const columns = React.useMemo<GridColDef<Order>[]>(
    () => [
      { field: 'id', headerName: 'Order', width: 110 },
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
      { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
      {
        field: 'remove',
        type: 'actions',
        headerName: 'Delete',
        width: 80,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<DeleteIcon />}
              label={`Delete ${params.row.id}`}
              onClick={() =>
                setOrders((current) => ({
                  rows: current.rows.filter((row) => row.id !== params.row.id),
                  before: current.rows,
                }))
              }
            />
          </GridActionsCell>
        ),
      },
    ],
    [],
  );

  const undo = () =>
    setOrders((current) => ({ rows: current.before ?? current.rows, before: null }));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 380 }}>
        <DataGrid rows={rows} columns={columns} label="Orders to delete" hideFooter />
      </div>
      <Stack direction="row" role="status" sx={{ alignItems: 'center', gap: 1 }}>
        {before ? 'Order deleted.' : 'Nothing to undo.'}
        <Button onClick={undo} disabled={!before}>
          Undo
        </Button>
      </Stack>
    </Stack>
  );
}
