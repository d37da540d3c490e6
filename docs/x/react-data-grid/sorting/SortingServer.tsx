import * as React from 'react';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';
import { createServer } from '../../_data/server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

export default function SortingServer() {
  const [server] = React.useState(() => createServer(createOrders(500)));
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'total', sort: 'desc' },
  ]);
  const [answer, setAnswer] = React.useState<{ model?: GridSortModel; rows: Order[] }>({
    rows: [],
  });

  React.useEffect(() => {
    let isCurrent = true;
    void server.query({ start: 0, end: 49, sortModel }).then(({ rows }) => {
      if (isCurrent) setAnswer({ model: sortModel, rows });
    });
    return () => {
      isCurrent = false;
    };
  }, [server, sortModel]);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={answer.rows}
        columns={columns}
        label="The first 50 orders on a server"
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        loading={answer.model !== sortModel}
        disableColumnFilter
      />
    </div>
  );
}
