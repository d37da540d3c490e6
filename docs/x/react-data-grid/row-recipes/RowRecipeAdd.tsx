import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

type Line = Pick<Order, 'id' | 'product' | 'quantity'>;

const columns: GridColDef<Line>[] = [
  { field: 'id', headerName: 'Line', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140, editable: true },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110, editable: true },
];

export default function RowRecipeAdd() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState<Line[]>(() => createOrders(20));
  const [lastId, setLastId] = React.useState('');
  const count = React.useRef(0);

  const add = () => {
    count.current += 1;
    const id = `new-${count.current}`;
    apiRef.current?.updateRows([{ id, product: '', quantity: 1 }]);
    setLastId(id);
  };

  React.useEffect(() => {
    if (lastId === '') return undefined;
    // The new row is in the document in the next frame.
    const frame = requestAnimationFrame(() => {
      const api = apiRef.current;
      api?.scrollToIndexes({ rowIndex: api.getAllRowIds().length - 1, colIndex: 1 });
      api?.setCellFocus(lastId, 'product');
      api?.startCellEditMode({ id: lastId, field: 'product' });
    });
    return () => cancelAnimationFrame(frame);
  }, [apiRef, lastId]);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={add}>
        Add a line
      </Button>
      <div style={{ height: 380, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Order lines"
          disableColumnFilter
          disableColumnSorting
          hideFooter
        />
      </div>
    </Stack>
  );
}
