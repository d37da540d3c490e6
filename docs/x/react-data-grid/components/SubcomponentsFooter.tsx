import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  GridPagination,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    budget?: number;
  }
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

function BudgetFooter({ budget = 0, ...props }: GridSlotProps['footer']) {
  const apiRef = useGridApiContext();
  const shown = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const spent = shown.reduce((sum, entry) => sum + (entry.model as Order).total, 0);
  const share = Math.round((spent / budget) * 100);

  return (
    <GridFooterContainer {...props}>
      <Typography variant="body2" role="status" sx={{ paddingInline: 2 }}>
        {spent.toLocaleString('en-US')} USD, {share}% of the budget
      </Typography>
      <GridPagination />
    </GridFooterContainer>
  );
}

export default function SubcomponentsFooter() {
  const [rows] = React.useState(() => createOrders(90));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders"
        slots={{ footer: BudgetFooter }}
        slotProps={{ footer: { budget: 400_000 } }}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        pageSizeOptions={[25, 50]}
      />
    </div>
  );
}
