import * as React from 'react';
import FilterListIcon from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  gridColumnLookupSelector,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, STATUSES, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    width: 120,
  },
];

const PRESETS = {
  'Large orders': { field: 'total', operator: '>', value: 5000 },
  Returned: { field: 'status', operator: 'is', value: 'Returned' },
};

function FilterToolbar() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const [item] = items.filter(({ value }) => value !== undefined && value !== '');

  return (
    <Toolbar aria-label="Filters" style={{ flex: 'none', flexWrap: 'wrap', minHeight: 56 }}>
      <FilterPanelTrigger
        render={<ToolbarButton render={<Button size="small" startIcon={<FilterListIcon />} />} />}
      >
        Filter
      </FilterPanelTrigger>
      <Stack direction="row" useFlexGap sx={{ flex: 1, flexWrap: 'wrap', gap: 1 }}>
        {Object.entries(PRESETS).map(([name, preset]) => (
          <Chip
            key={name}
            size="small"
            variant="outlined"
            label={name}
            onClick={() => apiRef.current.setFilterModel({ items: [preset] })}
          />
        ))}
        {item && (
          <Chip
            size="small"
            color="primary"
            label={`${lookup[item.field]?.headerName} ${item.operator} ${item.value}`}
            onDelete={() => apiRef.current.deleteFilterItem(item)}
          />
        )}
      </Stack>
    </Toolbar>
  );
}

const initialState: DataGridProps['initialState'] = {
  filter: { filterModel: { items: [{ field: 'country', operator: 'equals', value: 'Kenya' }] } },
};

export default function ToolbarFilterChips() {
  const [rows] = React.useState(() => createOrders(200));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Orders"
        slots={{ toolbar: FilterToolbar }}
        showToolbar
        initialState={initialState}
      />
    </div>
  );
}
