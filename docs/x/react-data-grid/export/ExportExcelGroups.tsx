import * as React from 'react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 110 },
  { field: 'total', headerName: 'Revenue (USD)', type: 'number', width: 150 },
];

const columnGroupingModel: DataGridPremiumProps['columnGroupingModel'] = [
  {
    groupId: 'sales',
    headerName: 'Sales in 2025',
    children: [{ field: 'quantity' }, { field: 'total' }],
  },
];

const initialState = {
  rowGrouping: { model: ['country'] },
  aggregation: { model: { quantity: 'sum', total: 'sum' } },
  columns: { columnVisibilityModel: { country: false } },
};

export default function ExportExcelGroups() {
  const [rows] = React.useState(() => createOrders(160));

  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        groupingColDef={{ headerName: 'Country', width: 180 }}
        label="Sales by country"
        showToolbar
        slotProps={{ toolbar: { excelOptions: { fileName: 'sales-by-country' } } }}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
