import * as React from 'react';
import {
  DataGrid,
  getGridStringOperators,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';
import { createServer } from '../../../_data/server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 130,
    filterOperators: getGridStringOperators().filter(({ value }) =>
      ['contains', 'equals', 'startsWith'].includes(value),
    ),
  },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

const firstModel: GridFilterModel = {
  items: [{ field: 'customer', operator: 'startsWith', value: 'A' }],
};

export default function ServerFilterModel() {
  const [server] = React.useState(() => createServer(createOrders(400)));
  const [filterModel, setFilterModel] = React.useState(firstModel);
  const [answer, setAnswer] = React.useState<{ model?: GridFilterModel; rows: Order[] }>({
    rows: [],
  });

  React.useEffect(() => {
    let isCurrent = true;
    void server.query({ start: 0, end: 99, filterModel }).then(({ rows }) => {
      if (isCurrent) setAnswer({ model: filterModel, rows });
    });
    return () => {
      isCurrent = false;
    };
  }, [server, filterModel]);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={answer.rows}
        columns={columns}
        label="Orders, filtered by a server"
        showToolbar
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        filterDebounceMs={400}
        loading={answer.model !== filterModel}
      />
    </div>
  );
}
