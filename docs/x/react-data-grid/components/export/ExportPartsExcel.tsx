import * as React from 'react';
import TableChartIcon from '@mui/icons-material/TableChart';
import Button from '@mui/material/Button';
import { DataGridPremium, ExportExcel, Toolbar, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

function ExcelToolbar() {
  return (
    <Toolbar aria-label="Export">
      <ExportExcel
        render={<Button size="small" startIcon={<TableChartIcon />} />}
        options={{
          fileName: 'orders',
          columnsStyles: { date: { numFmt: 'yyyy-mm-dd' }, total: { numFmt: '#,##0' } },
        }}
      >
        Save as Excel
      </ExportExcel>
    </Toolbar>
  );
}

export default function ExportPartsExcel() {
  const [rows] = React.useState(() => createOrders(60));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        aria-label="Orders"
        slots={{ toolbar: ExcelToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
