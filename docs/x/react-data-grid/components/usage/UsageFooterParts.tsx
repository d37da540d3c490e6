import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  GridFooterContainer,
  GridPagination,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

/** The parts work in every slot, so a grid without a toolbar can have them at its foot. */
function ToolsFooter() {
  return (
    <GridFooterContainer sx={{ flexWrap: 'wrap' }}>
      <div>
        <FilterPanelTrigger render={<Button size="small" />}>Filter</FilterPanelTrigger>
        <ExportCsv render={<Button size="small" />} options={{ fileName: 'orders' }}>
          Download
        </ExportCsv>
      </div>
      <GridPagination />
    </GridFooterContainer>
  );
}

export default function UsageFooterParts() {
  const [rows] = React.useState(() => createOrders(120));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders"
        slots={{ footer: ToolsFooter }}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        pageSizeOptions={[25, 50]}
      />
    </div>
  );
}
