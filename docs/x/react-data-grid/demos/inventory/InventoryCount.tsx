import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { firstParts, type Part } from './parts';

type Count = Part & { counted: number | null };

const difference = (row: Count) => (row.counted === null ? null : row.counted - row.stock);

const columns: GridColDef<Count>[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 150 },
  { field: 'stock', headerName: 'Expected', type: 'number', width: 100 },
  { field: 'counted', headerName: 'Counted', type: 'number', width: 100, editable: true },
  {
    field: 'difference',
    headerName: 'Difference',
    type: 'number',
    width: 110,
    valueGetter: (_value, row) => difference(row),
    valueFormatter: (value: number | null) => {
      if (value === null) return '';
      return value > 0 ? `+${value}` : `${value}`;
    },
    renderCell: ({ formattedValue }) => <bdi>{formattedValue}</bdi>,
    cellClassName: ({ value }) => (value ? 'count-differs' : ''),
  },
];

const start: Count[] = firstParts.map((part, index) => ({
  ...part,
  counted: [44, 7, 0, 13, 3, 310][index] ?? null,
}));

export default function InventoryCount() {
  const [rows, setRows] = React.useState(start);
  const counted = rows.filter((row) => row.counted !== null).length;
  const wrong = rows.filter((row) => difference(row)).length;

  const saveCount = React.useCallback((next: Count) => {
    const saved = { ...next, counted: next.counted ?? null };
    setRows((all) => all.map((row) => (row.id === next.id ? saved : row)));
    return saved;
  }, []);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 460 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Inventory count"
          density="compact"
          processRowUpdate={saveCount}
          sx={{ '& .count-differs': { fontWeight: 'fontWeightBold' } }}
          hideFooter
        />
      </div>
      <Typography role="status">
        {`${counted} of ${rows.length} counted, ${wrong} with a difference.`}
      </Typography>
    </Stack>
  );
}
