import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'customer', headerName: 'Customer', width: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

export default function SavedColumnWidths() {
  const [rows] = React.useState(() => createOrders(40));
  const [opened, setOpened] = React.useState(1);
  const [dimensions, setDimensions] = React.useState<Record<string, { width: number; flex: 0 }>>(
    {},
  );
  const saved = Object.entries(dimensions).map(([field, value]) => `${field} ${value.width} px`);

  const save: DataGridProps['onColumnWidthChange'] = ({ colDef, width }) =>
    setDimensions((previous) => ({
      ...previous,
      [colDef.field]: { width: Math.round(width), flex: 0 },
    }));

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Typography role="status">{`Saved: ${saved.join(', ') || 'nothing'}`}</Typography>
      <div style={{ height: 340, width: '100%' }}>
        <DataGrid
          key={opened}
          rows={rows}
          columns={columns}
          label="Orders"
          initialState={{ columns: { dimensions } }}
          onColumnWidthChange={save}
          hideFooter
        />
      </div>
      <Button variant="outlined" onClick={() => setOpened((count) => count + 1)}>
        Open the grid again
      </Button>
    </Stack>
  );
}
