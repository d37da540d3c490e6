import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'category', headerName: 'Category', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 130 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const CRITERIA = ['country', 'category', 'status'];

const groupingColDef = { headerName: 'Group', width: 210 };

export default function RowGroupingCriteria() {
  const [rows] = React.useState(() => createOrders(500));
  const [model, setModel] = React.useState(['country', 'category']);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        aria-label="Group by, in the order of pressing"
        value={model}
        onChange={(_event, pressed: string[]) => setModel(pressed)}
      >
        {CRITERIA.map((field) => (
          <ToggleButton key={field} value={field}>
            {field}
            {model.includes(field) ? ` ${model.indexOf(field) + 1}` : ''}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 400 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          label="Orders by several criteria"
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          columnVisibilityModel={Object.fromEntries(model.map((field) => [field, false]))}
          groupingColDef={groupingColDef}
        />
      </div>
    </Stack>
  );
}
