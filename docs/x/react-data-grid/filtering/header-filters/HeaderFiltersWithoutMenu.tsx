import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 160 },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 140, filterable: false },
];

const initialState = {
  filter: {
    filterModel: {
      items: [{ id: 'product', field: 'product', operator: 'contains', value: 'lamp' }],
    },
  },
};

export default function HeaderFiltersWithoutMenu() {
  const [rows] = React.useState(() => createOrders(120));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Orders with few controls"
        headerFilters
        disableColumnFilter
        slots={{ headerFilterMenu: null }}
        slotProps={{ headerFilterCell: { showClearIcon: true } }}
        initialState={initialState}
      />
    </div>
  );
}
