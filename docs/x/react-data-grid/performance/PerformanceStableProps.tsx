import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Loom {
  id: number;
  loom: string;
  metres: number;
}

const columns: GridColDef<Loom>[] = [
  { field: 'loom', headerName: 'Loom', flex: 1, minWidth: 110 },
  { field: 'metres', headerName: 'Metres', type: 'number', width: 100 },
];

const rows: Loom[] = [
  { id: 1, loom: 'Ash', metres: 12 },
  { id: 2, loom: 'Birch', metres: 31 },
  { id: 3, loom: 'Cedar', metres: 8 },
  { id: 4, loom: 'Elm', metres: 19 },
];

const counter = { cells: 0 };
const countCell = () => {
  counter.cells += 1;
  return '';
};
const outside = { border: 0 };

export default function PerformanceStableProps() {
  const [clicks, setClicks] = React.useState(0);
  const [inline, setInline] = React.useState(false);
  const result = React.useRef<HTMLElement>(null);

  React.useEffect(() => {
    if (clicks > 0 && result.current) {
      result.current.textContent = `Click ${clicks}: ${counter.cells} cells rendered again.`;
    }
  }, [clicks]);

  const renderParent = () => {
    counter.cells = 0;
    setClicks(clicks + 1);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={renderParent}>Render the parent</Button>
        <FormControlLabel
          control={<Switch checked={inline} onChange={() => setInline(!inline)} />}
          label="sx object made in the parent"
        />
      </Stack>
      <div style={{ height: 290 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Looms"
          getCellClassName={countCell}
          sx={inline ? { border: 0 } : outside}
          hideFooter
        />
      </div>
      <Typography role="status" ref={result}>
        No click yet.
      </Typography>
    </Stack>
  );
}
