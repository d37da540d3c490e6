import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, width: 70, renderHeader: () => 'Open' },
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

/** Only returned orders have details to show. */
const getDetailPanelContent: DataGridProProps<Order>['getDetailPanelContent'] = ({ row }) =>
  row.status === 'Returned' ? (
    <Box sx={{ p: 2 }}>
      <Typography variant="subtitle2" component="div">
        Return of {row.quantity} × {row.product}
      </Typography>
      <Typography variant="body2" component="div">
        {row.customer} in {row.country} sends the goods back. Refund $
        {row.total.toLocaleString('en-US')} as soon as they have arrived.
      </Typography>
    </Box>
  ) : null;

const getDetailPanelHeight = () => 'auto' as const;

export default function DetailPanelRecipes() {
  const [rows] = React.useState(() => createOrders(40));
  const [initialState] = React.useState(() => ({
    detailPanel: {
      expandedRowIds: new Set(
        rows
          .filter((row) => row.status === 'Returned')
          .slice(0, 1)
          .map((row) => row.id),
      ),
    },
  }));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Orders, with a panel for returned ones"
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
      />
    </div>
  );
}
