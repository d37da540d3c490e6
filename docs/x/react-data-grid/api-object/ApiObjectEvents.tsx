import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

export default function ApiObjectEvents() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createOrders(60));
  const [focused, setFocused] = React.useState('Move through the cells with the arrow keys.');

  React.useEffect(() => {
    // There isn't a prop for this event. The function that is returned ends the subscription.
    return apiRef.current?.subscribeEvent('cellFocusIn', ({ id, colDef, formattedValue }) => {
      setFocused(`${id}, ${colDef.headerName}: ${String(formattedValue)}`);
    });
  }, [apiRef]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 380 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} label="Orders" hideFooter />
      </div>
      <Typography role="status">{focused}</Typography>
    </Stack>
  );
}
