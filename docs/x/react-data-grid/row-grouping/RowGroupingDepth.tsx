import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'category', headerName: 'Category' },
  { field: 'customer', headerName: 'Customer', width: 140 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

const initialState = {
  rowGrouping: { model: ['country', 'category'] },
  columns: { columnVisibilityModel: { country: false, category: false } },
};

export default function RowGroupingDepth() {
  const [rows] = React.useState(() => createOrders(200));
  const [depth, setDepth] = React.useState(1);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Levels that start expanded"
        value={depth}
        onChange={(_event, next: number | null) => next !== null && setDepth(next)}
      >
        <ToggleButton value={0}>None</ToggleButton>
        <ToggleButton value={1}>First level</ToggleButton>
        <ToggleButton value={-1}>All</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 400 }}>
        <DataGridPremium
          key={depth}
          rows={rows}
          columns={columns}
          label="Orders by country and category"
          defaultGroupingExpansionDepth={depth}
          groupingColDef={{ headerName: 'Country and category', width: 210 }}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
