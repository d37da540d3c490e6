import * as React from 'react';
import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'customer', headerName: 'Customer', width: 120 },
];

function OrdersToolbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <Toolbar aria-label="Tools for orders">
      <QuickFilter expanded={open} onExpandedChange={setOpen}>
        <QuickFilterTrigger
          render={<ToolbarButton />}
          aria-label="Search orders"
          aria-disabled={open}
          style={{ display: open ? 'none' : undefined }}
        >
          <SearchIcon fontSize="small" />
        </QuickFilterTrigger>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }, state) => (
            <TextField
              {...props}
              inputRef={ref}
              id={slotProps?.htmlInput?.id}
              label="Search orders"
              size="small"
              sx={{ display: state.expanded ? undefined : 'none' }}
              slotProps={{
                ...slotProps,
                input: {
                  endAdornment: state.value ? (
                    <QuickFilterClear size="small" edge="end" aria-label="Clear the search">
                      <ClearIcon fontSize="small" />
                    </QuickFilterClear>
                  ) : null,
                },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function QuickFilterPartsExpand() {
  const [rows] = React.useState(() => createOrders(100));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Orders"
        slots={{ toolbar: OrdersToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
