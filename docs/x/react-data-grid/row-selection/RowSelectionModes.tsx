import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'country', headerName: 'Country', width: 120 },
];

export default function RowSelectionModes() {
  const [rows] = React.useState(() => createEmployees(30));
  const [boxes, setBoxes] = React.useState(true);
  const [single, setSingle] = React.useState(false);
  const [noClick, setNoClick] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        <FormControlLabel
          label="Checkboxes"
          control={<Switch checked={boxes} onChange={(_event, checked) => setBoxes(checked)} />}
        />
        <FormControlLabel
          label="One row at most"
          control={<Switch checked={single} onChange={(_event, checked) => setSingle(checked)} />}
        />
        <FormControlLabel
          label="Ignore clicks on cells"
          control={<Switch checked={noClick} onChange={(_event, checked) => setNoClick(checked)} />}
        />
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          key={`${boxes} ${single}`}
          rows={rows}
          columns={columns}
          label="Employees to select"
          checkboxSelection={boxes}
          disableMultipleRowSelection={single}
          disableRowSelectionOnClick={noClick}
        />
      </div>
    </Stack>
  );
}
