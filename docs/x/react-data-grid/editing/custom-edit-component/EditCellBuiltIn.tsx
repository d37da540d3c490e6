import * as React from 'react';
import {
  DataGrid,
  GridEditDateCell,
  GridEditInputCell,
  GridEditSingleSelectCell,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, STATUSES, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 120,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        debounceMs={0}
        slotProps={{
          root: { slotProps: { htmlInput: { 'aria-label': 'Quantity', min: 0, step: 6 } } },
        }}
      />
    ),
  },
  {
    field: 'date',
    headerName: 'Date',
    type: 'date',
    width: 150,
    editable: true,
    renderEditCell: (params) => (
      <GridEditDateCell
        {...params}
        slotProps={{
          root: {
            slotProps: {
              htmlInput: { 'aria-label': 'Date', min: '2025-01-01', max: '2025-12-31' },
            },
          },
        }}
      />
    ),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    width: 140,
    editable: true,
    // The menu waits for a key or a click, although the default in cell mode is to open.
    renderEditCell: (params) => <GridEditSingleSelectCell {...params} initialOpen={false} />,
  },
];

export default function EditCellBuiltIn() {
  const [rows] = React.useState(() => createOrders(30));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Orders with adjusted editors" hideFooter />
    </div>
  );
}
