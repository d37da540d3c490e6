import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, gridClasses, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 120 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const pageStyle = `
  @page { size: A4 portrait; margin: 15mm; }
  .${gridClasses.root} { border: 0; }
  .${gridClasses.root} .${gridClasses.columnHeader} { border-bottom: 2px solid black; }
`;

export default function ExportPrintPage() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createOrders(100));

  const printOpenOrders = () =>
    apiRef.current?.exportDataAsPrint({
      fileName: 'Orders to pack',
      fields: ['id', 'customer', 'product'],
      getRowsToExport: () => rows.filter(({ status }) => status === 'Open').map(({ id }) => id),
      hideFooter: true,
      hideToolbar: true,
      pageStyle,
    });

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={printOpenOrders}>
        Print the open orders
      </Button>
      <div style={{ height: 400, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Orders"
          density="compact"
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        />
      </div>
    </Stack>
  );
}
