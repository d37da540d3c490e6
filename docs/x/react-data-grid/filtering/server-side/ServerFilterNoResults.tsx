import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';
import { createServer } from '../../../_data/server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

function NoMatch() {
  const apiRef = useGridApiContext();
  // To assistive technology, a grid consists of rows and cells, so a button has to be in one.
  return (
    <div role="row" style={{ height: '100%' }}>
      <Stack
        role="gridcell"
        sx={{ height: '100%', alignItems: 'center', justifyContent: 'center', gap: 1 }}
      >
        No order matches the filter.
        <Button size="small" onClick={() => apiRef.current.setFilterModel({ items: [] })}>
          Remove the filter
        </Button>
      </Stack>
    </div>
  );
}

function createSource(): GridDataSource {
  const server = createServer(createOrders(200), { delay: 300 });
  return {
    getRows: ({ start, end, filterModel }) =>
      server.query({ start: Number(start), end, filterModel }),
  };
}

const initialState = {
  filter: {
    filterModel: { items: [{ field: 'customer', operator: 'equals', value: 'Acme Ltd.' }] },
  },
  pagination: { paginationModel: { pageSize: 25 } },
};

export default function ServerFilterNoResults() {
  const [dataSource] = React.useState(createSource);

  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        label="Orders without a match"
        showToolbar
        slots={{ noRowsOverlay: NoMatch }}
        pageSizeOptions={[25]}
        initialState={initialState}
        disableColumnSorting
      />
    </div>
  );
}
