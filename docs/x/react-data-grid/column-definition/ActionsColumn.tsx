import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import FileCopyIcon from '@mui/icons-material/FileCopy';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

export default function ActionsColumn() {
  const [rows, setRows] = React.useState(() => createOrders(30));
  const nextNumber = React.useRef(10_031);

  const columns = React.useMemo<GridColDef<Order>[]>(() => {
    const remove = (id: string) => setRows((all) => all.filter((row) => row.id !== id));
    const copy = (row: Order) => {
      const id = `SO-${nextNumber.current}`;
      nextNumber.current += 1;
      setRows((all) => [{ ...row, id }, ...all]);
    };
    const change = (id: string, status: Order['status']) =>
      setRows((all) => all.map((row) => (row.id === id ? { ...row, status } : row)));

    return [
      { field: 'id', headerName: 'Order', width: 110 },
      { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
      { field: 'status', headerName: 'Status', width: 110 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 130,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<FileCopyIcon />}
              label={`Copy ${params.row.id}`}
              onClick={() => copy(params.row)}
            />
            <GridActionsCellItem
              icon={<DeleteIcon />}
              label={`Delete ${params.row.id}`}
              onClick={() => remove(params.row.id)}
            />
            <GridActionsCellItem
              label="Mark as shipped"
              disabled={params.row.status === 'Shipped'}
              onClick={() => change(params.row.id, 'Shipped')}
              showInMenu
            />
            <GridActionsCellItem
              label="Mark as returned"
              onClick={() => change(params.row.id, 'Returned')}
              showInMenu
            />
          </GridActionsCell>
        ),
      },
    ];
  }, []);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Orders" hideFooter />
    </div>
  );
}
