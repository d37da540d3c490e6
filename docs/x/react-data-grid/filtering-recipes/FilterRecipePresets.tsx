import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const everything: GridFilterModel = { items: [] };

const presets: { label: string; model: GridFilterModel }[] = [
  { label: 'All', model: everything },
  { label: 'Open', model: { items: [{ field: 'status', operator: 'equals', value: 'Open' }] } },
  { label: 'Large', model: { items: [{ field: 'total', operator: '>', value: 5000 }] } },
  { label: 'Kenya', model: { items: [{ field: 'country', operator: 'equals', value: 'Kenya' }] } },
];

function PresetBar() {
  const apiRef = useGridApiContext();
  const active = useGridSelector(apiRef, gridFilterModelSelector);
  const matches = (model: GridFilterModel) =>
    apiRef.current.getRowsCount() -
    Object.keys(apiRef.current.getFilterState(model).filteredRowsLookup).length;

  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, p: 1, flexWrap: 'wrap' }}>
      {presets.map(({ label, model }) => (
        <Button
          key={label}
          size="small"
          variant={active === model ? 'contained' : 'outlined'}
          aria-pressed={active === model}
          onClick={() => apiRef.current.setFilterModel(model)}
        >
          {label} ({matches(model)})
        </Button>
      ))}
    </Stack>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const initialState = { filter: { filterModel: everything } };

export default function FilterRecipePresets() {
  const [rows] = React.useState(() => createOrders(150));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders with counted presets"
        showToolbar
        slots={{ toolbar: PresetBar }}
        initialState={initialState}
      />
    </div>
  );
}
