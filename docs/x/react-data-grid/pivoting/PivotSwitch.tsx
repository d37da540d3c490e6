import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';

interface Shift {
  id: number;
  workshop: string;
  helper: string;
  hours: number;
}

const columns: GridColDef<Shift>[] = [
  { field: 'workshop', headerName: 'Workshop', width: 140 },
  { field: 'helper', headerName: 'Helper', width: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 110 },
];

const rows: Shift[] = [
  { id: 1, workshop: 'Basketry', helper: 'Ines', hours: 6 },
  { id: 2, workshop: 'Basketry', helper: 'Tomas', hours: 4 },
  { id: 3, workshop: 'Dyeing', helper: 'Ines', hours: 3 },
  { id: 4, workshop: 'Dyeing', helper: 'Ines', hours: 2.5 },
];

const pivotModel: GridPivotModel = {
  rows: [{ field: 'workshop' }],
  columns: [{ field: 'helper', sort: 'asc' }],
  values: [{ field: 'hours', aggFunc: 'sum' }],
};

export default function PivotSwitch() {
  const [active, setActive] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Show totals"
        control={<Switch checked={active} onChange={(event) => setActive(event.target.checked)} />}
      />
      <div style={{ height: 350 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          label="Hours of helpers"
          pivotActive={active}
          onPivotActiveChange={setActive}
          initialState={{ pivoting: { model: pivotModel } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
