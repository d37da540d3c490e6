import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'customer', headerName: 'Customer', width: 130 },
];

const createSorted = () =>
  createOrders(60).sort(
    (a, b) =>
      a.country.localeCompare(b.country, 'en') || a.category.localeCompare(b.category, 'en'),
  );

export default function RowSpanTimetable() {
  const [rows] = React.useState(createSorted);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders by country and category"
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
      />
    </div>
  );
}
