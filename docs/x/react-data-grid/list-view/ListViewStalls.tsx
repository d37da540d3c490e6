import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridListViewColDef } from '@mui/x-data-grid-pro';

interface Stall {
  id: number;
  stall: string;
  goods: string;
  fee: number;
}

const columns: GridColDef<Stall>[] = [
  { field: 'stall', headerName: 'Stall' },
  { field: 'goods', headerName: 'Goods' },
  { field: 'fee', headerName: 'Fee', type: 'number' },
];

const rows: Stall[] = [
  { id: 1, stall: 'Corner by the pump', goods: 'Honey, candles', fee: 24 },
  { id: 2, stall: 'Under the arcade', goods: 'Baskets', fee: 32 },
  { id: 3, stall: 'Chapel steps', goods: 'Seedlings, herbs', fee: 18 },
  { id: 4, stall: 'Fountain, north side', goods: 'Knives, sharpening', fee: 28 },
];

const keepSpace = (event: React.KeyboardEvent) => {
  if (event.key === ' ') event.stopPropagation();
};

export default function ListViewStalls() {
  const [taken, setTaken] = React.useState<readonly number[]>([2]);

  const listViewColumn = React.useMemo<GridListViewColDef<Stall>>(
    () => ({
      field: 'stallItem',
      display: 'flex',
      renderCell: ({ row }) => {
        const isTaken = taken.includes(row.id);
        return (
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1, width: '100%' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" component="div" noWrap>
                {row.stall}
              </Typography>
              <Typography variant="caption" component="div" color="text.secondary" noWrap>
                {row.goods}, {row.fee} a day
              </Typography>
            </Box>
            <Button
              size="small"
              aria-label={`${isTaken ? 'Release' : 'Book'} ${row.stall}`}
              onKeyDown={keepSpace}
              onClick={() =>
                setTaken((all) => (isTaken ? all.filter((id) => id !== row.id) : [...all, row.id]))
              }
            >
              {isTaken ? 'Release' : 'Book'}
            </Button>
          </Stack>
        );
      },
    }),
    [taken],
  );

  return (
    <div style={{ height: 320, width: '100%', maxWidth: 420 }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Market stalls"
        listView
        listViewColumn={listViewColumn}
        rowHeight={72}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
