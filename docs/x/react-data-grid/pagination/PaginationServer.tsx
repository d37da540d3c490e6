import * as React from 'react';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';
import { createServer } from '../../_data/server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

interface Answer {
  page?: GridPaginationModel;
  rows: Order[];
  rowCount: number;
}

export default function PaginationServer() {
  const [server] = React.useState(() => createServer(createOrders(1000)));
  const [page, setPage] = React.useState({ page: 0, pageSize: 25 });
  const [answer, setAnswer] = React.useState<Answer>({ rows: [], rowCount: 0 });

  React.useEffect(() => {
    let isCurrent = true;
    const start = page.page * page.pageSize;
    void server.query({ start, end: start + page.pageSize - 1 }).then((result) => {
      if (isCurrent) setAnswer({ page, ...result });
    });
    return () => {
      isCurrent = false;
    };
  }, [server, page]);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={answer.rows}
        rowCount={answer.rowCount}
        columns={columns}
        label="Orders, one page per request"
        paginationMode="server"
        paginationModel={page}
        onPaginationModelChange={setPage}
        pageSizeOptions={[25, 50]}
        loading={answer.page !== page}
        disableColumnSorting
        disableColumnFilter
      />
    </div>
  );
}
