import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface OrderLine {
  id: number;
  product: { name: string; unit: string };
  quantity: number;
  priceInCents: number;
}

const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<OrderLine>[] = [
  {
    field: 'product',
    headerName: 'Product',
    flex: 1,
    minWidth: 150,
    valueGetter: (value: OrderLine['product']) => `${value.name} (${value.unit})`,
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  {
    field: 'priceInCents',
    headerName: 'Price',
    type: 'number',
    width: 110,
    valueGetter: (value: number) => value / 100,
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => (row.quantity * row.priceInCents) / 100,
    valueFormatter: (value: number) => euros.format(value),
  },
];

const rows: OrderLine[] = [
  { id: 1, product: { name: 'Espresso beans', unit: 'kg' }, quantity: 12, priceInCents: 1890 },
  { id: 2, product: { name: 'Oat drink', unit: 'litre' }, quantity: 48, priceInCents: 175 },
];

export default function DerivedValues() {
  return (
    <div style={{ height: 220, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Order lines" hideFooter />
    </div>
  );
}
