import * as React from 'react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createGridServer } from '../../../_data/gridServer';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'customer', headerName: 'Customer', width: 130 },
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 140 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['country'] },
  columns: { columnVisibilityModel: { country: false } },
  pagination: { paginationModel: { pageSize: 5 } },
};

/** Adds what a group should show in the other columns to its row. */
function createSource(): GridDataSource {
  const orders = createOrders(1500);
  const server = createGridServer(orders);
  return {
    ...server,
    getRows: async (params) => {
      const answer = await server.getRows(params);
      const rows = answer.rows.map((row) => {
        if (row.groupKey === undefined) return row;
        const own = orders.filter((order) => order.country === row.groupKey);
        return {
          ...row,
          customer: `${new Set(own.map((order) => order.customer)).size} customers`,
          date: own.at(-1)?.date,
          total: own.reduce((sum, order) => sum + order.total, 0),
        };
      });
      return { ...answer, rows };
    },
  };
}

export default function ServerGroupValues() {
  const [dataSource] = React.useState(createSource);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        label="Countries with customers, last order, and total"
        groupingColDef={{ headerName: 'Country', width: 170 }}
        pagination
        pageSizeOptions={[5]}
        initialState={initialState}
        disableColumnSorting
      />
    </div>
  );
}
