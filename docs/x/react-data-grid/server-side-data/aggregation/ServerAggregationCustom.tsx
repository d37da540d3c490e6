import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type GridAggregationFunctionDataSource,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { SERVER_FUNCTIONS, createGridServer } from '../../../_data/gridServer';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110, aggregable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130, aggregable: false },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 190 },
];

const aggregationFunctions: Record<string, GridAggregationFunctionDataSource> = {
  ...SERVER_FUNCTIONS,
  median: { label: 'median', columnTypes: ['number'] },
  spread: { label: 'max − min', columnTypes: ['number'] },
};

function createSource(): GridDataSource {
  const orders = createOrders(500);
  const server = createGridServer(orders);
  const totals = orders.map((order) => order.total).sort((a, b) => a - b);
  const own: Record<string, number> = {
    median: totals[Math.floor(totals.length / 2)] ?? 0,
    spread: (totals.at(-1) ?? 0) - (totals[0] ?? 0),
  };
  return {
    ...server,
    getRows: async (params) => {
      const answer = await server.getRows(params);
      const value = own[params.aggregationModel?.total ?? ''];
      return value === undefined
        ? answer
        : { ...answer, aggregateRow: { totals: { total: value } } };
    },
  };
}

export default function ServerAggregationCustom() {
  const [dataSource] = React.useState(createSource);
  const [name, setName] = React.useState('median');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Function"
        value={name}
        onChange={(event) => setName(event.target.value)}
        sx={{ maxWidth: 200 }}
      >
        {Object.keys(aggregationFunctions).map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 420 }}>
        <DataGridPremium
          columns={columns}
          dataSource={dataSource}
          label="Orders with a median"
          aggregationFunctions={aggregationFunctions}
          aggregationModel={{ total: name }}
          pagination
          pageSizeOptions={[25]}
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          disableRowGrouping
          disableColumnFilter
        />
      </div>
    </Stack>
  );
}
