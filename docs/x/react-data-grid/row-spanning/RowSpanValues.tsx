import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  {
    field: 'status',
    headerName: 'Status',
    width: 120,
    rowSpanValueGetter: (value, row) => `${row.country}/${value}`,
  },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 130,
    rowSpanValueGetter: () => null,
  },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 110,
    rowSpanValueGetter: () => null,
  },
];

const createSorted = () =>
  createOrders(60).sort(
    (a, b) => a.country.localeCompare(b.country, 'en') || a.status.localeCompare(b.status, 'en'),
  );

export default function RowSpanValues() {
  const [rows] = React.useState(createSorted);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders, merged within their country"
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
      />
    </div>
  );
}
