import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

type Task = Order & { packed: number };

const keepSpace = (event: React.KeyboardEvent) => {
  if (event.key === ' ') event.stopPropagation();
};

const createTasks = (): Task[] =>
  createOrders(30).map((order, index) => ({
    ...order,
    packed: Math.floor((order.quantity * ((index * 3) % 10)) / 10),
  }));

export default function CellContents() {
  const [rows, setRows] = React.useState(createTasks);

  const columns = React.useMemo<GridColDef<Task>[]>(() => {
    const packOne = (id: string) =>
      setRows((all) =>
        all.map((row) =>
          row.id === id ? { ...row, packed: Math.min(row.packed + 1, row.quantity) } : row,
        ),
      );
    return [
      { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
      {
        field: 'packed',
        headerName: 'Packed',
        type: 'number',
        align: 'left',
        headerAlign: 'left',
        width: 180,
        display: 'flex',
        renderCell: ({ row }) => (
          <>
            <LinearProgress
              variant="determinate"
              value={(row.packed / row.quantity) * 100}
              aria-label={`Packed of ${row.id}`}
              sx={{ flex: 1, marginInlineEnd: 1 }}
            />
            {row.packed} of {row.quantity}
          </>
        ),
      },
      {
        field: 'pack',
        headerName: 'Work',
        width: 110,
        display: 'flex',
        sortable: false,
        renderCell: ({ row, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-label={`Pack one of ${row.id}`}
            onKeyDown={keepSpace}
            onClick={(event) => {
              event.stopPropagation();
              packOne(row.id);
            }}
          >
            Pack one
          </Button>
        ),
      },
    ];
  }, []);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Orders to pack" hideFooter />
    </div>
  );
}
