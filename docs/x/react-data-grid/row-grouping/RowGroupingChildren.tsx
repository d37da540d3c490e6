import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridRowNodeSelector,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer' },
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

const initialState = {
  rowGrouping: { model: ['customer'] },
  columns: { columnVisibilityModel: { customer: false } },
};

const groupingColDef = { headerName: 'Customer', width: 180 };

export default function RowGroupingChildren() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createOrders(100));
  const [summary, setSummary] = React.useState('Click a customer.');

  const summarize: DataGridPremiumProps['onRowClick'] = ({ id }) => {
    const node = gridRowNodeSelector(apiRef, id);
    if (!apiRef.current || node.type !== 'group') return;
    const orders = apiRef.current
      .getRowGroupChildren({ groupId: id, applySorting: true, applyFiltering: true })
      .map((child) => apiRef.current?.getRow<Order>(child))
      .filter((order) => order?.status === 'Open');
    const ids = orders.map((order) => order?.id).join(', ');
    setSummary(`Open orders of ${node.groupingKey}: ${ids || 'none'}.`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Customers with their orders"
          onRowClick={summarize}
          groupingColDef={groupingColDef}
          initialState={initialState}
        />
      </div>
      <Typography variant="body2" role="status">
        {summary}
      </Typography>
    </Stack>
  );
}
