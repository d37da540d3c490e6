import * as React from 'react';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const sx = {
  border: 0,
  '--DataGrid-rowBorderColor': 'transparent',
  [`& .${gridClasses['row--borderBottom']} .${gridClasses.columnHeader}`]: {
    borderBlockEnd: '2px solid',
    borderColor: 'primary.main',
  },
  [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 'fontWeightBold' },
  [`& .${gridClasses.cell}:focus`]: { outlineWidth: 2, outlineOffset: -2 },
};

export default function StyleParts() {
  const [rows] = React.useState(() => createOrders(25));

  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Orders" sx={sx} hideFooter />
    </div>
  );
}
