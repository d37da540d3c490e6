import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createRandom } from '../../_data/random';

interface Sensor {
  id: number;
  name: string;
  values: number[];
}

const counter = { cells: 0, lines: 0 };

interface LineProps {
  values: number[];
  label: string;
}

const ValueLine = React.memo(function ValueLine({ values, label }: LineProps) {
  counter.lines += 1;
  const points = values.map((value, index) => `${index * 5},${40 - value}`).join(' ');

  return (
    <svg role="img" aria-label={label} viewBox="-2 -2 104 44" width={104} height={40}>
      <polyline points={points} fill="none" stroke="currentColor" strokeWidth={2} />
    </svg>
  );
});

const columns: GridColDef<Sensor>[] = [
  { field: 'name', headerName: 'Sensor', flex: 1, minWidth: 120 },
  {
    field: 'values',
    headerName: 'Last values',
    width: 150,
    display: 'flex',
    sortable: false,
    filterable: false,
    renderCell: ({ row }) => {
      counter.cells += 1;
      return <ValueLine values={row.values} label={`Values of ${row.name}`} />;
    },
  },
];

function createSensors(): Sensor[] {
  const random = createRandom(3);
  return Array.from({ length: 40 }, (_, id) => ({
    id,
    name: `Sensor ${id + 1}`,
    values: Array.from({ length: 21 }, () => random.integer(2, 38)),
  }));
}

export default function PerformanceMemoCell() {
  const [rows, setRows] = React.useState(createSensors);
  const [message, setMessage] = React.useState('No measurement yet.');

  const measure = () => {
    counter.cells = 0;
    counter.lines = 0;
    setRows(([first, ...others]) =>
      first ? [{ ...first, values: [...first.values.slice(1), 20] }, ...others] : others,
    );
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={measure}>
          Measure with sensor 1
        </Button>
        <Button
          onClick={() =>
            setMessage(`renderCell ran ${counter.cells} times, ValueLine ${counter.lines} times.`)
          }
        >
          Read the counters
        </Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid rows={rows} columns={columns} label="Sensors" hideFooter />
      </div>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
