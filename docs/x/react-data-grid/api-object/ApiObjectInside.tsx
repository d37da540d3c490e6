import Button from '@mui/material/Button';
import { DataGrid, useGridApiContext, type GridColDef, type GridRowId } from '@mui/x-data-grid';

interface Order {
  id: number;
  bread: string;
  loaves: number;
}

function AddLoaf({ id, bread, loaves }: { id: GridRowId; bread: string; loaves: number }) {
  const apiRef = useGridApiContext();
  return (
    <Button
      size="small"
      aria-label={`Add one ${bread}`}
      onClick={() => apiRef.current.updateRows([{ id, loaves: loaves + 1 }])}
    >
      Add one
    </Button>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'bread', headerName: 'Bread', width: 140 },
  { field: 'loaves', headerName: 'Loaves', type: 'number', width: 100 },
  {
    field: 'add',
    headerName: 'Change',
    width: 120,
    sortable: false,
    renderCell: ({ id, row }) => <AddLoaf id={id} bread={row.bread} loaves={row.loaves} />,
  },
];

const rows: Order[] = [
  { id: 1, bread: 'Sourdough', loaves: 12 },
  { id: 2, bread: 'Spelt', loaves: 5 },
];

export default function ApiObjectInside() {
  return (
    <div style={{ height: 220, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Bread orders" hideFooter />
    </div>
  );
}
