import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';
import { createServer } from '../../../_data/server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
];

function createOrderServer() {
  let orders = createOrders(60);
  let number = 20_000;
  const query = (start: number, end: number) =>
    createServer(orders, { delay: 400 }).query({ start, end });
  const dataSource: GridDataSource = {
    getRows: ({ start, end }) => query(Number(start), end),
  };
  const add = async () => {
    await query(0, 0);
    number += 1;
    const first = orders[0];
    if (first) orders = [{ ...first, id: `SO-${number}`, status: 'Open' }, ...orders];
  };
  const remove = async (ids: ReadonlySet<unknown>) => {
    await query(0, 0);
    orders = orders.filter((order) => !ids.has(order.id));
  };
  return { dataSource, add, remove };
}

const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function ServerRecipeAddRemove() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(createOrderServer);
  const [selected, setSelected] = React.useState(nothing);
  const [busy, setBusy] = React.useState(false);

  const change = async (request: Promise<void>) => {
    setBusy(true);
    try {
      await request;
      setSelected(nothing);
      apiRef.current?.dataSource.cache.clear();
      await apiRef.current?.dataSource.fetchRows();
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" loading={busy} onClick={() => change(server.add())}>
          Add an order
        </Button>
        <Button
          loading={busy}
          disabled={selected.ids.size === 0}
          onClick={() => change(server.remove(selected.ids))}
        >
          Delete the selected orders
        </Button>
      </Stack>
      <div style={{ height: 420 }}>
        <DataGrid
          apiRef={apiRef}
          columns={columns}
          dataSource={server.dataSource}
          label="Orders to add and delete"
          checkboxSelection
          disableRowSelectionExcludeModel
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
          pageSizeOptions={[20]}
          disableColumnSorting
          disableColumnFilter
        />
      </div>
    </Stack>
  );
}
