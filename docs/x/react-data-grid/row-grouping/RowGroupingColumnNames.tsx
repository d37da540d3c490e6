import * as React from 'react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'status', headerName: 'Status', width: 130 },
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'customer', headerName: 'Customer', width: 140 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const groupingColDef: DataGridPremiumProps<Order>['groupingColDef'] = ({ fields }) =>
  fields.includes('country')
    ? { headerName: 'Sales region', width: 180 }
    : { headerName: 'Progress', width: 150, hideDescendantCount: true };

const initialState = {
  rowGrouping: { model: ['country', 'status'] },
  columns: { columnVisibilityModel: { country: false, status: false } },
};

export default function RowGroupingColumnNames() {
  const [rows] = React.useState(() => createOrders(250));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Orders by sales region and progress"
        rowGroupingColumnMode="multiple"
        groupingColDef={groupingColDef}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Canada'}
        initialState={initialState}
      />
    </div>
  );
}
