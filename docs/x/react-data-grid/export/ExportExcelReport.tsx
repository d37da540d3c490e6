import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';
import { createReportOptions } from './excelReport';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 90 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function ExportExcelReport() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createOrders(120));

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button
        variant="contained"
        onClick={() => apiRef.current?.exportDataAsExcel(createReportOptions('Sales report 2025'))}
      >
        Download the report
      </Button>
      <div style={{ height: 400, width: '100%' }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Sales"
          density="compact"
          hideFooter
        />
      </div>
    </Stack>
  );
}
