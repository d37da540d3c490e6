import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, GridLogicOperator, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'customer', headerName: 'Customer', width: 130 },
];

const asPhrase = (text: string) => (text.trim() === '' ? [] : [text.trim()]);
const byComma = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export default function QuickFilterPhrase() {
  const [rows] = React.useState(() => createOrders(150));
  const [list, setList] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Any of several phrases, separated by commas"
        control={<Switch checked={list} onChange={(_event, checked) => setList(checked)} />}
      />
      <div style={{ height: 400 }}>
        <DataGrid
          key={String(list)}
          rows={rows}
          columns={columns}
          label="Orders to search by phrase"
          showToolbar
          slotProps={{
            toolbar: {
              showQuickFilter: true,
              quickFilterProps: list
                ? { quickFilterParser: byComma, quickFilterFormatter: (words) => words.join(', ') }
                : { quickFilterParser: asPhrase },
            },
          }}
          initialState={{
            filter: {
              filterModel: {
                items: [],
                quickFilterValues: list ? ['desk lamp', 'stool'] : ['desk lamp'],
                quickFilterLogicOperator: list ? GridLogicOperator.Or : GridLogicOperator.And,
              },
            },
          }}
        />
      </div>
    </Stack>
  );
}
