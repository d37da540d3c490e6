import * as React from 'react';
import { DataGridPro, gridClasses, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../_data/orders';

type Line = Pick<Order, 'product' | 'quantity' | 'total'> & { id: string };

const columns: GridColDef<Line>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

export default function RowPinTotals() {
  const [rows] = React.useState<Line[]>(() => createOrders(40));
  const pinnedRows = React.useMemo(
    () => ({
      bottom: [
        {
          id: 'total',
          product: 'Total',
          quantity: rows.reduce((sum, row) => sum + row.quantity, 0),
          total: rows.reduce((sum, row) => sum + row.total, 0),
        },
      ],
    }),
    [rows],
  );

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        label="Order lines with a total"
        sx={{ [`& .${gridClasses['pinnedRows--bottom']}`]: { fontWeight: 'fontWeightBold' } }}
        hideFooter
      />
    </div>
  );
}
