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
  total: number;
}

const firstPage = { page: 0, pageSize: 20 };

export default function PaginationUnknownTotal() {
  const [server] = React.useState(() => createServer(createOrders(55)));
  const [page, setPage] = React.useState<GridPaginationModel>(firstPage);
  const [answer, setAnswer] = React.useState<Answer>({ rows: [], total: -1 });

  React.useEffect(() => {
    let isCurrent = true;
    const start = page.page * page.pageSize;
    // One row more than the page shows whether there is a next page.
    void server.query({ start, end: start + page.pageSize }).then(({ rows }) => {
      if (!isCurrent) return;
      const isLast = rows.length <= page.pageSize;
      setAnswer((last) => ({
        page,
        rows: rows.slice(0, page.pageSize),
        total: isLast ? start + rows.length : last.total,
      }));
    });
    return () => {
      isCurrent = false;
    };
  }, [server, page]);

  return (
    <div style={{ height: 425, width: '100%' }}>
      <DataGrid
        rows={answer.rows}
        columns={columns}
        label="Orders without a known total"
        paginationMode="server"
        rowCount={answer.total}
        estimatedRowCount={60}
        loading={answer.page !== page}
        paginationModel={page}
        onPaginationModelChange={setPage}
        pageSizeOptions={[20]}
        disableColumnSorting
        disableColumnFilter
      />
    </div>
  );
}
