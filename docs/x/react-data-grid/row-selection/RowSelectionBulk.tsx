import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  Toolbar,
  gridRowSelectionIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

function BulkToolbar() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionIdsSelector);
  const total = [...selected.values()].reduce((sum, row) => sum + Number(row?.total ?? 0), 0);

  const remove = () => {
    // One call per row, because the free grid doesn't update several rows at once.
    for (const id of selected.keys()) apiRef.current.updateRows([{ id, _action: 'delete' }]);
  };

  return (
    <Toolbar>
      <Typography variant="body2" role="status" sx={{ flex: 1, px: 1 }}>
        {selected.size} selected, ${total.toLocaleString('en-US')}
      </Typography>
      <Button
        size="small"
        startIcon={<DeleteIcon />}
        disabled={selected.size === 0}
        onClick={remove}
      >
        Delete
      </Button>
    </Toolbar>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

export default function RowSelectionBulk() {
  const [rows] = React.useState(() => createOrders(40));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders with actions for the selection"
        showToolbar
        slots={{ toolbar: BulkToolbar }}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </div>
  );
}
