import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridFilterItem,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'category', headerName: 'Category', width: 110 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

const READY: { label: string; item: GridFilterItem }[] = [
  {
    label: 'Country is Kenya',
    item: { id: 'kenya', field: 'country', operator: 'equals', value: 'Kenya' },
  },
  {
    label: 'Category is Tables',
    item: { id: 'tables', field: 'category', operator: 'equals', value: 'Tables' },
  },
  {
    label: 'Total above 2,000 USD',
    item: { id: 'large', field: 'total', operator: '>', value: 2000 },
  },
];

function FilterChips() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const isActive = (item: GridFilterItem) => items.some(({ id }) => id === item.id);

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, p: 1 }}>
      {READY.map(({ label, item }) => (
        <Chip
          key={item.id}
          label={label}
          color={isActive(item) ? 'primary' : 'default'}
          onClick={isActive(item) ? undefined : () => apiRef.current.upsertFilterItem(item)}
          onDelete={isActive(item) ? () => apiRef.current.deleteFilterItem(item) : undefined}
        />
      ))}
    </Stack>
  );
}

const initialState = {
  filter: { filterModel: { items: READY.slice(1, 2).map(({ item }) => item) } },
};

export default function MultiFiltersChips() {
  const [rows] = React.useState(() => createOrders(250));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Orders with chips for conditions"
        showToolbar
        slots={{ toolbar: FilterChips }}
        initialState={initialState}
      />
    </div>
  );
}
