import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';

interface Repair {
  id: number;
  bicycle: string;
  bench: string;
  part: string;
}

const columns: GridColDef<Repair>[] = [
  { field: 'bicycle', headerName: 'Bicycle', width: 170 },
  { field: 'bench', headerName: 'Bench', width: 120 },
  { field: 'part', headerName: 'Part', width: 120 },
];

const rows: Repair[] = [
  { id: 1, bicycle: 'Green tandem', bench: 'Window', part: 'Brakes' },
  { id: 2, bicycle: 'Courier no. 4', bench: 'Window', part: 'Chain' },
  { id: 3, bicycle: 'Cargo trike', bench: 'Door', part: 'Brakes' },
  { id: 4, bicycle: 'Folding bike', bench: 'Door', part: 'Lights' },
];

export default function GroupRecipeChoice() {
  const apiRef = useGridApiRef();
  const [model, setModel] = React.useState(['bench']);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <ToggleButtonGroup
          size="small"
          aria-label="Group repairs by"
          value={model}
          onChange={(_event, fields: string[]) => setModel(fields)}
        >
          <ToggleButton value="bench">Bench</ToggleButton>
          <ToggleButton value="part">Part</ToggleButton>
        </ToggleButtonGroup>
        <Button onClick={() => apiRef.current?.expandAllRows()}>Open all</Button>
        <Button onClick={() => apiRef.current?.collapseAllRows()}>Close all</Button>
      </Stack>
      <div style={{ height: 390 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Repairs"
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          columnVisibilityModel={Object.fromEntries(model.map((field) => [field, false]))}
          defaultGroupingExpansionDepth={1}
          hideFooter
        />
      </div>
    </Stack>
  );
}
