import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GridFooterContainer,
  useGridApiContext,
  useGridEvent,
  type GridCellSelectionModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

/** The summary of a spreadsheet, below the rows. */
function SelectionFooter() {
  const apiRef = useGridApiContext();
  const [model, setModel] = React.useState<GridCellSelectionModel>({});
  useGridEvent(apiRef, 'cellSelectionChange', (next) => setModel(next));
  const values = Object.entries(model).flatMap(([id, fields]) =>
    Object.keys(fields)
      .filter((field) => fields[field])
      .map((field): unknown => apiRef.current.getRow(id)?.[field]),
  );
  const numbers = values.filter((value) => typeof value === 'number');
  const sum = numbers.reduce((total, value) => total + value, 0);

  return (
    <GridFooterContainer>
      <Typography variant="body2" role="status" sx={{ paddingInline: 2 }}>
        Cells: {values.length}
        {numbers.length > 0 &&
          `, sum ${sum.toLocaleString('en-US')}, highest ${Math.max(...numbers).toLocaleString('en-US')}`}
      </Typography>
    </GridFooterContainer>
  );
}

export default function CellSelectionStatus() {
  const [rows] = React.useState(() => createOrders(60));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Orders"
        cellSelection
        rowSelection={false}
        slots={{ footer: SelectionFooter }}
      />
    </div>
  );
}
