import * as React from 'react';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const classOf = ({ open }: { open: boolean }) => (open ? 'usage-tab usage-open' : 'usage-tab');

function TabToolbar() {
  return (
    <Toolbar aria-label="Panels">
      <ColumnsPanelTrigger
        render={<ToolbarButton render={<button type="button" />} />}
        className={classOf}
      >
        Columns
      </ColumnsPanelTrigger>
      <FilterPanelTrigger
        render={<ToolbarButton render={<button type="button" />} />}
        className={classOf}
      >
        Filters
      </FilterPanelTrigger>
    </Toolbar>
  );
}

const sx = {
  '& .usage-tab': {
    font: 'inherit',
    color: 'text.primary',
    background: 'none',
    border: 0,
    borderBlockEnd: '3px solid transparent',
    padding: 1,
    cursor: 'pointer',
  },
  '& .usage-tab:hover': { borderColor: 'divider' },
  '& .usage-open': { borderColor: 'primary.main', fontWeight: 'fontWeightBold' },
};

export default function UsageClassNames() {
  const [rows] = React.useState(() => createOrders(60));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Orders"
        slots={{ toolbar: TabToolbar }}
        showToolbar
        sx={sx}
        hideFooter
      />
    </div>
  );
}
