import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Line {
  id: string;
  item: string;
  quantity?: number;
  price?: number;
  amount: number;
}

const columns: GridColDef<Line>[] = [
  {
    field: 'item',
    headerName: 'Item',
    flex: 1,
    minWidth: 130,
    colSpan: (_value, row) => (row.id === 'total' ? 3 : undefined),
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 100 },
];

const rows: Line[] = [
  { id: 'kayak', item: 'Kayak, half a day', quantity: 4, price: 28, amount: 112 },
  { id: 'vest', item: 'Life vest', quantity: 4, price: 3, amount: 12 },
  { id: 'total', item: 'Total with tax', amount: 124 },
];

export default function ColumnSpanningTotal() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Bill"
        disableColumnSorting
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
