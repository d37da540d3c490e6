import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'customer', headerName: 'Customer', width: 120 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const wide = { left: ['id', 'product'], right: ['total'] };
const narrow = { left: ['id'] };

export default function ColumnPinningPhone() {
  const [rows] = React.useState(() => createOrders(40));
  const isPhone = useMediaQuery('(max-width:599px)');
  const [simulated, setSimulated] = React.useState(true);
  const isNarrow = isPhone || simulated;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={simulated} onChange={(_event, on) => setSimulated(on)} />}
        label="As on a phone"
      />
      <div style={{ height: 380, width: '100%', maxWidth: isNarrow ? 340 : 560 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          label="Orders"
          disableColumnMenu
          pinnedColumns={isNarrow ? narrow : wide}
          hideFooter
        />
      </div>
    </Stack>
  );
}
