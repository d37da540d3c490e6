import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Well {
  id: number;
  well: string;
  depths: number[];
}

const counter = { cells: 0, lines: 0 };

const DepthLine = React.memo(function DepthLine({ depths, name }: DepthLineProps) {
  counter.lines += 1;
  const points = depths.map((depth, index) => `${index * 20},${depth}`).join(' ');

  return (
    <svg role="img" aria-label={name} viewBox="-2 -2 104 44" width={104} height={40}>
      <polyline points={points} fill="none" stroke="currentColor" strokeWidth={2} />
    </svg>
  );
});

type DepthLineProps = { depths: number[]; name: string };

const columns: GridColDef<Well>[] = [
  { field: 'well', headerName: 'Well', flex: 1, minWidth: 100 },
  {
    field: 'depths',
    headerName: 'Depth, six weeks',
    width: 150,
    display: 'flex',
    sortable: false,
    filterable: false,
    renderCell: ({ row }) => {
      counter.cells += 1;
      return <DepthLine depths={row.depths} name={`Depth of ${row.well}`} />;
    },
  },
];

const firstRows: Well[] = [
  { id: 1, well: 'Mill', depths: [8, 12, 20, 26, 30, 36] },
  { id: 2, well: 'Chapel', depths: [30, 24, 22, 18, 12, 6] },
  { id: 3, well: 'Quarry', depths: [14, 14, 18, 28, 20, 16] },
];

const raise = (depths: number[]) => depths.map((depth) => (depth + 7) % 40);

export default function PerformanceMemoCell() {
  const [rows, setRows] = React.useState(firstRows);
  const [message, setMessage] = React.useState('No measurement yet.');

  const measure = () => {
    counter.cells = 0;
    counter.lines = 0;
    setRows((all) =>
      all.map((row) => (row.id === 1 ? { ...row, depths: raise(row.depths) } : row)),
    );
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={measure}>Measure the mill well</Button>
        <Button
          onClick={() =>
            setMessage(`renderCell ran ${counter.cells} times, DepthLine ${counter.lines} times.`)
          }
        >
          Read the counters
        </Button>
      </Stack>
      <div style={{ height: 250, width: '100%' }}>
        <DataGrid rows={rows} columns={columns} label="Wells" hideFooter />
      </div>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
