import * as React from 'react';
import FilterListIcon from '@mui/icons-material/FilterList';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  FilterPanelTrigger,
  GRID_ROOT_GROUP_ID,
  Toolbar,
  ToolbarButton,
  gridAggregationLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridAggregationLookup,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

const initialState = { aggregation: { model: { total: 'sum' } } };

/** Shows the result in the toolbar; the row at the bottom is hidden. */
function TotalToolbar() {
  const apiRef = useGridApiContext();
  // Undefined until the first aggregation.
  const lookup: GridAggregationLookup | undefined = useGridSelector(
    apiRef,
    gridAggregationLookupSelector,
  );
  const total: number = lookup?.[GRID_ROOT_GROUP_ID]?.total?.value ?? 0;

  return (
    <Toolbar>
      <Typography role="status" sx={{ flex: 1, px: 1 }}>
        Revenue: ${total.toLocaleString('en-US')}
      </Typography>
      <FilterPanelTrigger render={<ToolbarButton aria-label="Filter" />}>
        <FilterListIcon fontSize="small" />
      </FilterPanelTrigger>
    </Toolbar>
  );
}

export default function AggregationOutside() {
  const [rows] = React.useState(() => createOrders(100));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Orders with the revenue in the toolbar"
        showToolbar
        slots={{ toolbar: TotalToolbar }}
        initialState={initialState}
      />
    </div>
  );
}
