import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

export default function ScrollingToRow() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createOrders(90));

  const goTo = (id: string) => {
    if (!apiRef.current) return;
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    apiRef.current.scrollToIndexes({ rowIndex, colIndex: 0 });
    apiRef.current.setCellFocus(id, 'id');
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {['SO-10001', 'SO-10045', 'SO-10090'].map((id) => (
          <Button key={id} variant="outlined" onClick={() => goTo(id)}>
            Go to {id}
          </Button>
        ))}
      </Stack>
      <div style={{ height: 360 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Orders to scroll to"
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
    </Stack>
  );
}
