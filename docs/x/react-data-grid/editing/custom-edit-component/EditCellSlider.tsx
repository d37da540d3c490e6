import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';

function QuantityEditor({ id, field, value, hasFocus }: GridRenderEditCellParams<Order, number>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSpanElement>(null);
  // Dragging only changes this state; the grid gets the value 200 ms after the last change.
  const [shown, setShown] = React.useState(value ?? 1);

  React.useLayoutEffect(() => {
    if (hasFocus) ref.current?.querySelector('input')?.focus();
  }, [hasFocus]);

  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ alignItems: 'center', width: '100%', paddingInline: 2 }}
    >
      <Slider
        ref={ref}
        size="small"
        min={1}
        max={24}
        aria-label="Quantity"
        value={shown}
        onChange={(_event, next) => {
          setShown(next);
          apiRef.current.setEditCellValue({ id, field, value: next, debounceMs: 200 });
        }}
        sx={{ flexGrow: 1 }}
      />
      <Box component="span" sx={{ minWidth: '2ch', textAlign: 'end' }}>
        {shown}
      </Box>
    </Stack>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 200,
    editable: true,
    renderEditCell: (params) => <QuantityEditor {...params} />,
  },
];

export default function EditCellSlider() {
  const [rows] = React.useState(() => createOrders(30));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Quantities" hideFooter />
    </div>
  );
}
