import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140, editable: true },
  { field: 'customer', headerName: 'Customer', width: 120, editable: true },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110, editable: true },
];

export default function EditEventsReasons() {
  const [rows] = React.useState(() => createOrders(25));
  const [events, setEvents] = React.useState<string[]>([]);
  const add = (text: string) => setEvents((previous) => [...previous.slice(-5), text]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Orders"
          onCellEditStart={(params) => add(`cellEditStart  ${params.field}: ${params.reason}`)}
          onCellEditStop={(params) => add(`cellEditStop   ${params.field}: ${params.reason}`)}
          onCellModesModelChange={(model) => add(`model          ${JSON.stringify(model)}`)}
          hideFooter
        />
      </div>
      <Box
        role="log"
        aria-label="Events"
        sx={{
          typography: 'caption',
          fontFamily: 'monospace',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          minHeight: '10em',
          padding: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {events.length === 0 ? 'No event yet.' : events.join('\n')}
      </Box>
    </Stack>
  );
}
