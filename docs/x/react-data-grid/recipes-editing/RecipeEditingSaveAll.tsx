import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';
import { createOrders, STATUSES, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100, editable: true },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    width: 130,
    editable: true,
  },
];

export default function RecipeEditingSaveAll() {
  const [saved, setSaved] = React.useState(() => createOrders(40));
  const [draft, setDraft] = React.useState(saved);

  const savedById = React.useMemo(() => new Map(saved.map((row) => [row.id, row])), [saved]);
  const changed = draft.filter((row) => row !== savedById.get(row.id));

  const keepInDraft = (next: Order, previous: Order) => {
    if (next.quantity === previous.quantity && next.status === previous.status) return previous;
    setDraft((all) => all.map((row) => (row.id === next.id ? next : row)));
    return next;
  };

  const markChanged = ({ id, field, value }: GridCellParams<Order>) => {
    const before = savedById.get(String(id))?.[field as keyof Order];
    return before === value ? '' : 'changed';
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="contained" disabled={changed.length === 0} onClick={() => setSaved(draft)}>
          Save all
        </Button>
        <Button disabled={changed.length === 0} onClick={() => setDraft(saved)}>
          Discard all
        </Button>
        <Typography role="status">{`Changed orders: ${changed.length}`}</Typography>
      </Stack>
      <div style={{ height: 380 }}>
        <DataGrid
          rows={draft}
          columns={columns}
          label="Orders"
          processRowUpdate={keepInDraft}
          getCellClassName={markChanged}
          sx={{
            '& .changed': { fontWeight: 'fontWeightBold', boxShadow: 'inset 3px 0 currentColor' },
          }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
