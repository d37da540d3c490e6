import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  gridClasses,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const sx = {
  [`& .${gridClasses['cell--rangeTop']}`]: { borderTopColor: 'primary.main' },
  [`& .${gridClasses['cell--rangeBottom']}`]: { borderBottomColor: 'primary.main' },
  [`& .${gridClasses['cell--rangeLeft']}`]: { borderLeftColor: 'primary.main' },
  [`& .${gridClasses['cell--rangeRight']}`]: { borderRightColor: 'primary.main' },
};

const initialState = { cellSelection: { 'SO-10002': { quantity: true, total: true } } };

export default function CellSelectionButtons() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createOrders(30));

  const selectRange = (from: string, to: string) => {
    const ids = apiRef.current?.getSortedRowIds() ?? [];
    const [first] = ids;
    const last = ids.at(-1);
    if (first === undefined || last === undefined) return;
    apiRef.current?.selectCellRange({ id: first, field: from }, { id: last, field: to });
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => selectRange('quantity', 'quantity')}>Select pieces</Button>
        <Button onClick={() => selectRange('quantity', 'total')}>Select numbers</Button>
        <Button onClick={() => apiRef.current?.setCellSelectionModel({})}>Clear</Button>
      </Stack>
      <div style={{ height: 380 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Orders"
          cellSelection
          rowSelection={false}
          initialState={initialState}
          sx={sx}
          hideFooter
        />
      </div>
    </Stack>
  );
}
