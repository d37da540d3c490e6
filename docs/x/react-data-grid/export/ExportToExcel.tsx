import * as React from 'react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, STATUSES, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 120 },
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    width: 120,
  },
];

const slotProps: DataGridPremiumProps['slotProps'] = {
  toolbar: {
    csvOptions: { disableToolbarButton: true },
    printOptions: { disableToolbarButton: true },
    excelOptions: {
      fileName: 'orders-2025',
      valueOptionsSheetName: 'Statuses',
      columnsStyles: {
        date: { numFmt: 'yyyy-mm-dd' },
        total: { numFmt: '#,##0.00 "USD"', font: { bold: true } },
      },
    },
  },
};

export default function ExportToExcel() {
  const [rows] = React.useState(() => createOrders(150));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Orders of 2025"
        showToolbar
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}
