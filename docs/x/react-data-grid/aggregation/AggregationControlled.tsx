import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type GridAggregationModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 150 },
];

const initialState = {
  filter: { filterModel: { items: [{ field: 'status', operator: 'equals', value: 'Open' }] } },
};

export default function AggregationControlled() {
  const [rows] = React.useState(() => createOrders(100));
  const [model, setModel] = React.useState<GridAggregationModel>({ total: 'sum' });
  const [all, setAll] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <TextField
          select
          size="small"
          label="Summarize totals by"
          value={model.total ?? ''}
          onChange={(event) => setModel({ total: event.target.value })}
          sx={{ minWidth: 190 }}
        >
          <MenuItem value="sum">Sum</MenuItem>
          <MenuItem value="avg">Average</MenuItem>
          <MenuItem value="min">Smallest</MenuItem>
          <MenuItem value="max">Largest</MenuItem>
        </TextField>
        <FormControlLabel
          control={<Switch checked={all} onChange={(event) => setAll(event.target.checked)} />}
          label="Include rows that the filter hides"
        />
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          label="Open orders with a summary"
          aggregationModel={model}
          onAggregationModelChange={setModel}
          aggregationRowsScope={all ? 'all' : 'filtered'}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
