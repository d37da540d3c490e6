import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders } from '../../_data/orders';

interface Line {
  id: string;
  product: string;
  quantity?: number;
  unitPrice?: number;
  total: number;
}

const columns: GridColDef<Line>[] = [
  {
    field: 'product',
    headerName: 'Product',
    flex: 1,
    minWidth: 130,
    colSpan: (_value, row) => (row.quantity === undefined ? 3 : undefined),
  },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 90 },
  { field: 'unitPrice', headerName: 'Price', type: 'number', width: 90 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

/** An invoice: the lines first, then three rows with a sum only. */
function createInvoice(): Line[] {
  const lines = createOrders(20);
  const net = lines.reduce((sum, line) => sum + line.total, 0);
  const tax = Math.round(net * 0.2);
  return [
    ...lines,
    { id: 'net', product: 'Sum without tax', total: net },
    { id: 'tax', product: 'Sales tax of 20 percent', total: tax },
    { id: 'sum', product: 'Total', total: net + tax },
  ];
}

export default function ColumnSpanningTotal() {
  const [rows] = React.useState(createInvoice);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Invoice"
        density="compact"
        disableColumnSorting
        disableColumnMenu
        getRowClassName={({ id }) => (id === 'sum' ? 'invoice-total' : '')}
        sx={{ '& .invoice-total': { fontWeight: 'fontWeightBold' } }}
        hideFooter
      />
    </div>
  );
}
