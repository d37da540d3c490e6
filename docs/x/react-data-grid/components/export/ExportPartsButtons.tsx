import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, ExportCsv, ExportPrint, Toolbar, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
  { field: 'customer', headerName: 'Customer', width: 120, disableExport: true },
];

function OrdersToolbar() {
  return (
    <Toolbar aria-label="Export orders" style={{ flex: 'none', flexWrap: 'wrap' }}>
      <ExportCsv
        render={<Button size="small" />}
        options={{ fileName: 'orders', delimiter: ';', utf8WithBom: true }}
      >
        Save as CSV
      </ExportCsv>
      <ExportPrint
        render={<Button size="small" />}
        options={{ hideToolbar: true, hideFooter: true, fields: ['id', 'product'] }}
      >
        Print
      </ExportPrint>
    </Toolbar>
  );
}

export default function ExportPartsButtons() {
  const [rows] = React.useState(() => createOrders(60));

  return (
    <div style={{ height: 400, width: '100%' }}>
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
