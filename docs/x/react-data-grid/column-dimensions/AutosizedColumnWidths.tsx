import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'code', headerName: 'Code', width: 150 },
  { field: 'seed', headerName: 'Seed', width: 60 },
  { field: 'origin', headerName: 'Origin' },
];

const rows = [
  { id: 1, code: 'B1', seed: 'Runner bean', origin: 'Oaxaca' },
  { id: 2, code: 'B2', seed: 'Broad bean', origin: 'Puglia' },
  { id: 3, code: 'P1', seed: 'Sugar pea', origin: 'Skåne' },
  { id: 4, code: 'L1', seed: 'Black lentil', origin: 'Collected on the high terraces' },
];

export default function AutosizedColumnWidths() {
  const apiRef = useGridApiRef();
  const [includeOutliers, setIncludeOutliers] = React.useState(false);
  const [expand, setExpand] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        <FormControlLabel
          control={
            <Switch
              checked={includeOutliers}
              onChange={() => setIncludeOutliers(!includeOutliers)}
            />
          }
          label="Include outliers"
        />
        <FormControlLabel
          control={<Switch checked={expand} onChange={() => setExpand(!expand)} />}
          label="Expand"
        />
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.autosizeColumns({ includeOutliers, expand })}
        >
          Fit columns
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} label="Seeds" hideFooter />
      </div>
    </Stack>
  );
}
