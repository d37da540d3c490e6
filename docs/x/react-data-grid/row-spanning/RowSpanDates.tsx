import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columnsFor = (byMonth: boolean): GridColDef<Order>[] => [
  {
    field: 'date',
    headerName: byMonth ? 'Month' : 'Date',
    type: 'date',
    width: 130,
    valueFormatter: (value: Date) =>
      value.toLocaleDateString('en-US', byMonth ? { month: 'long' } : undefined),
    rowSpanValueGetter: (value: Date) => (byMonth ? value.getMonth() : value.getTime()),
  },
  { field: 'id', headerName: 'Order', width: 120 },
  {
    field: 'product',
    headerName: 'Product',
    flex: 1,
    minWidth: 140,
    rowSpanValueGetter: () => null,
  },
];

export default function RowSpanDates() {
  const [rows] = React.useState(() => createOrders(40));
  const [byMonth, setByMonth] = React.useState(true);
  const columns = React.useMemo(() => columnsFor(byMonth), [byMonth]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Merge by month"
        control={<Switch checked={byMonth} onChange={(_event, checked) => setByMonth(checked)} />}
      />
      <div style={{ height: 400 }}>
        <DataGrid
          key={String(byMonth)}
          rows={rows}
          columns={columns}
          label="Orders by month"
          rowSpanning
          showCellVerticalBorder
          disableRowSelectionOnClick
        />
      </div>
    </Stack>
  );
}
