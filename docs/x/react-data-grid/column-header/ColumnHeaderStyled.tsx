import * as React from 'react';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 140 },
];

const sx = {
  [`& .${gridClasses.columnHeaderTitle}`]: {
    fontSize: '0.8rem',
    fontWeight: 'fontWeightBold',
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
  },
  // The columns that decide what users see stand out.
  [`& .${gridClasses['columnHeader--sorted']}, & .${gridClasses['columnHeader--filtered']}`]: {
    bgcolor: 'action.selected',
  },
  [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
};

const initialState = {
  sorting: { sortModel: [{ field: 'total', sort: 'desc' as const }] },
  filter: { filterModel: { items: [{ field: 'country', operator: 'equals', value: 'Japan' }] } },
};

export default function ColumnHeaderStyled() {
  const [rows] = React.useState(() => createOrders(200));

  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders from Japan"
        showColumnVerticalBorder
        initialState={initialState}
        sx={sx}
        hideFooter
      />
    </div>
  );
}
