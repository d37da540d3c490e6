import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridOverlay,
  type GridColDef,
  type GridFilterModel,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const hugeOrders: GridFilterModel = { items: [{ field: 'total', operator: '>', value: '50000' }] };

function NoHugeOrders(props: GridSlotProps['noResultsOverlay']) {
  return (
    <GridOverlay {...props} sx={{ bgcolor: 'background.paper', padding: 2 }}>
      <Typography variant="body2">No order is worth more than 50,000 USD.</Typography>
      <Typography variant="body2" color="textSecondary">
        The button above removes the filter.
      </Typography>
    </GridOverlay>
  );
}

export default function OverlaysEmpty() {
  const [rows] = React.useState(() => createOrders(40));
  const [filterModel, setFilterModel] = React.useState(hugeOrders);
  const [isNewYear, setIsNewYear] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={() => setFilterModel({ items: [] })}>
          Remove the filter
        </Button>
        <Button
          size="small"
          variant="outlined"
          aria-pressed={isNewYear}
          onClick={() => setIsNewYear(!isNewYear)}
        >
          New year
        </Button>
      </Stack>
      <div style={{ height: 300 }}>
        <DataGrid
          rows={isNewYear ? [] : rows}
          columns={columns}
          label="Orders"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          slots={{ noResultsOverlay: NoHugeOrders }}
          localeText={{ noRowsLabel: 'Nobody has ordered anything this year yet.' }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
