import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  type GridColDef,
  type GridFilterModel,
  type GridSortModel,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { ...GRID_REORDER_COL_DEF, width: 70, renderHeader: () => 'Move' },
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function RowOrderFiltered() {
  const [rows] = React.useState(() => createOrders(30));
  const [filter, setFilter] = React.useState<GridFilterModel>({ items: [] });
  const [sorting, setSorting] = React.useState<GridSortModel>([]);
  const isFiltered = filter.items.length > 0 || (filter.quickFilterValues?.length ?? 0) > 0;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" role="status" sx={{ alignItems: 'center', gap: 1, minHeight: 36 }}>
        {isFiltered || sorting.length > 0
          ? 'Rows can be moved in their original order only.'
          : 'Drag rows by their handle.'}
        {(isFiltered || sorting.length > 0) && (
          <Button
            size="small"
            onClick={() => {
              setFilter({ items: [] });
              setSorting([]);
            }}
          >
            Restore it
          </Button>
        )}
      </Stack>
      <div style={{ height: 420 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          label="Orders to filter, sort, or move"
          showToolbar
          rowReordering={!isFiltered}
          filterModel={filter}
          onFilterModelChange={setFilter}
          sortModel={sorting}
          onSortModelChange={setSorting}
        />
      </div>
    </Stack>
  );
}
