import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-premium';
import { SERVER_FUNCTIONS, createGridServer, pivotField } from '../../../_data/gridServer';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'country' }, { field: 'category' }],
      columns: [{ field: 'status', sort: 'asc' }],
      values: [{ field: 'total', aggFunc: 'sum' }],
    },
  },
};

const pivotingColDef = (field: string, path: string[]) => ({
  field: pivotField(field, path),
  width: 110,
});

function describe({ groupKeys = [], groupFields = [], pivotModel }: GridGetRowsParams) {
  const place = groupKeys.length === 0 ? 'top level' : groupKeys.join(' / ');
  const names = pivotModel?.columns.map(({ field }) => field).join(', ') ?? 'no pivoting';
  return `${place}: groups of ${groupFields[groupKeys.length] ?? 'nothing'}, columns of ${names}`;
}

export default function ServerPivotRequests() {
  const [requests, setRequests] = React.useState<{ id: number; line: string }[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => {
    const server = createGridServer(createOrders(3000), { delay: 400 });
    return {
      ...server,
      getRows: (params: GridGetRowsParams) => {
        setRequests((all) =>
          [{ id: (all[0]?.id ?? 0) + 1, line: describe(params) }, ...all].slice(0, 4),
        );
        return server.getRows(params);
      },
    };
  });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGridPremium
          columns={columns}
          dataSource={dataSource}
          label="A pivot table whose requests are listed"
          aggregationFunctions={SERVER_FUNCTIONS}
          pivotingColDef={pivotingColDef}
          groupingColDef={{ headerName: 'Country', width: 170 }}
          initialState={initialState}
          showToolbar
        />
      </div>
      <Typography variant="body2" component="div" role="status" sx={{ minHeight: 84 }}>
        Last requests:
        {requests.map(({ id, line }) => (
          <div key={id}>{line}</div>
        ))}
      </Typography>
    </Stack>
  );
}
