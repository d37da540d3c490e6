import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders } from '../../_data/orders';

interface Line {
  id: string;
  product: { name: string; category: string };
  quantity: number;
  priceInCents: number;
}

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const columns: GridColDef<Line>[] = [
  {
    field: 'product',
    headerName: 'Product',
    flex: 1,
    minWidth: 170,
    valueGetter: (value: Line['product']) => `${value.name} (${value.category})`,
  },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 90 },
  {
    field: 'priceInCents',
    headerName: 'Price',
    type: 'number',
    width: 110,
    valueGetter: (value: number) => value / 100,
    valueFormatter: (value: number) => usd.format(value),
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 130,
    valueGetter: (_value, row) => (row.quantity * row.priceInCents) / 100,
    valueFormatter: (value: number) => usd.format(value),
  },
];

const createLines = (): Line[] =>
  createOrders(30).map(({ id, product, category, quantity, unitPrice }) => ({
    id,
    product: { name: product, category },
    quantity,
    priceInCents: unitPrice * 100,
  }));

export default function DerivedValues() {
  const [rows] = React.useState(createLines);

  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Order lines" hideFooter />
    </div>
  );
}
