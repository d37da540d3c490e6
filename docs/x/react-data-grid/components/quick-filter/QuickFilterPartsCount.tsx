import * as React from 'react';
import ClearIcon from '@mui/icons-material/Clear';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredRowCountSelector,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
];

function CountingToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredRowCountSelector);

  return (
    <Toolbar aria-label="Search" style={{ flex: 'none', flexWrap: 'wrap' }}>
      <QuickFilter expanded style={{ flex: 1 }}>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }, { value }) => (
            <TextField
              {...props}
              inputRef={ref}
              id={slotProps?.htmlInput?.id}
              label="Search orders"
              size="small"
              fullWidth
              slotProps={{
                ...slotProps,
                input: {
                  endAdornment: value && (
                    <QuickFilterClear size="small" edge="end" aria-label="Clear the search">
                      <ClearIcon fontSize="small" />
                    </QuickFilterClear>
                  ),
                },
              }}
            />
          )}
        />
      </QuickFilter>
      <Typography variant="body2" role="status" sx={{ minWidth: '6em', textAlign: 'end' }}>
        {count} found
      </Typography>
    </Toolbar>
  );
}

export default function QuickFilterPartsCount() {
  const [rows] = React.useState(() => createOrders(200));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Orders"
        slots={{ toolbar: CountingToolbar }}
        showToolbar
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['shelf'] } } }}
        hideFooter
      />
    </div>
  );
}
