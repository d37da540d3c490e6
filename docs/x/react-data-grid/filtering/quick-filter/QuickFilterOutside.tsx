import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'stall', headerName: 'Stall', flex: 1, minWidth: 140 },
  { field: 'goods', headerName: 'Goods', width: 160 },
  { field: 'days', headerName: 'Days', width: 120 },
];

const rows = [
  { id: 1, stall: 'Hill farm', goods: 'Eggs, honey', days: 'Wed, Sat' },
  { id: 2, stall: 'Bakery Lund', goods: 'Rye bread', days: 'Sat' },
  { id: 3, stall: 'Three bees', goods: 'Honey', days: 'Fri, Sat' },
];

const splitWords = (text: string) => text.split(' ').filter((word) => word !== '');

export default function QuickFilterOutside() {
  const [text, setText] = React.useState('honey');
  const filterModel = React.useMemo(
    () => ({ items: [], quickFilterValues: splitWords(text) }),
    [text],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        type="search"
        size="small"
        label="Search the market"
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ maxWidth: 280 }}
      />
      <div style={{ height: 250 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          aria-label="Market stalls"
          filterModel={filterModel}
          disableColumnFilter
          hideFooter
        />
      </div>
    </Stack>
  );
}
