import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const groupingColDef = { headerName: 'Group', width: 190 };

export default function GroupRecipeChoice() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createOrders(120));
  const [model, setModel] = React.useState(['status']);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <ToggleButtonGroup
          size="small"
          aria-label="Group orders by"
          value={model}
          onChange={(_event, next: string[]) => setModel(next)}
        >
          <ToggleButton value="status">Status</ToggleButton>
          <ToggleButton value="country">Country</ToggleButton>
          <ToggleButton value="product">Product</ToggleButton>
        </ToggleButtonGroup>
        <Button onClick={() => apiRef.current?.expandAllRows()}>Expand all</Button>
        <Button onClick={() => apiRef.current?.collapseAllRows()}>Collapse all</Button>
      </Stack>
      <div style={{ height: 420 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Orders in chosen groups"
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          columnVisibilityModel={Object.fromEntries(model.map((field) => [field, false]))}
          groupingColDef={groupingColDef}
        />
      </div>
    </Stack>
  );
}
