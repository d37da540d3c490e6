import * as React from 'react';
import FilterListIcon from '@mui/icons-material/FilterList';
import TableRowsIcon from '@mui/icons-material/TableRows';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  gridDensitySelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

function OrdersToolbar() {
  const apiRef = useGridApiContext();
  const compact = useGridSelector(apiRef, gridDensitySelector) === 'compact';

  return (
    <Toolbar aria-label="Tools for orders">
      <Typography sx={{ flex: 1, fontWeight: 'fontWeightMedium' }}>Orders</Typography>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip title="Filters">
        <FilterPanelTrigger render={<ToolbarButton />}>
          <FilterListIcon fontSize="small" />
        </FilterPanelTrigger>
      </Tooltip>
      <Tooltip title="Compact rows">
        <ToolbarButton
          aria-pressed={compact}
          color={compact ? 'primary' : 'default'}
          onClick={() => apiRef.current.setDensity(compact ? 'standard' : 'compact')}
        >
          <TableRowsIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
    </Toolbar>
  );
}

export default function ToolbarPartsDensity() {
  const [rows] = React.useState(() => createOrders(60));

  return (
    <div style={{ height: 420, width: '100%' }}>
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
