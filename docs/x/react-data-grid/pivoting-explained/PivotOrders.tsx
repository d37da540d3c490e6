import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer' },
  { field: 'country', headerName: 'Country' },
  { field: 'category', headerName: 'Category' },
  { field: 'status', headerName: 'Status' },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

/** The columns that can divide the totals. */
const dimensions = columns.filter(({ type }) => type !== 'number');

interface FieldSelectProps {
  label: string;
  value: string;
  onChange: (field: string) => void;
}

function FieldSelect({ label, value, onChange }: FieldSelectProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ minWidth: 130 }}
    >
      {dimensions.map(({ field, headerName }) => (
        <MenuItem key={field} value={field}>
          {headerName}
        </MenuItem>
      ))}
    </TextField>
  );
}

export default function PivotOrders() {
  const [orders] = React.useState(() => createOrders(500));
  const [row, setRow] = React.useState('country');
  const [column, setColumn] = React.useState('status');
  const model = React.useMemo<GridPivotModel>(
    () => ({
      rows: [{ field: row }],
      columns: row === column ? [] : [{ field: column, sort: 'asc' }],
      values: [{ field: 'total', aggFunc: 'sum' }],
    }),
    [row, column],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <FieldSelect label="Rows" value={row} onChange={setRow} />
        <FieldSelect label="Columns" value={column} onChange={setColumn} />
      </Stack>
      <div style={{ height: 440 }}>
        <DataGridPremium
          rows={orders}
          columns={columns}
          label={`Totals by ${row} and ${column}`}
          pivotActive
          pivotModel={model}
          pivotingColDef={{ width: 110 }}
          groupingColDef={{ width: 150 }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
