import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridCellEditStopReasons,
  GridCellModes,
  useGridApiRef,
  type GridCellModesModel,
  type GridCellParams,
  type GridColDef,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140, editable: true },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150, editable: true },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130, editable: true },
];

const edit = { mode: GridCellModes.Edit } as const;
const save = { mode: GridCellModes.View } as const;
const cancel = { ...save, ignoreModifications: true };

export default function EditingFromButtons() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createEmployees(30));
  const [modes, setModes] = React.useState<GridCellModesModel>({});
  const [cell, setCell] = React.useState<Pick<GridCellParams, 'id' | 'field'> | null>(null);
  const editing = cell !== null && modes[cell.id]?.[cell.field]?.mode === GridCellModes.Edit;

  // Whether by a click or by a key, the cell that last had the focus is the one to edit.
  React.useEffect(
    () => apiRef.current?.subscribeEvent('cellFocusIn', ({ id, field }) => setCell({ id, field })),
    [apiRef],
  );

  const setMode = (props: GridCellModesModel[string][string]) => {
    if (cell) setModes((all) => ({ ...all, [cell.id]: { ...all[cell.id], [cell.field]: props } }));
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" disabled={!cell || editing} onClick={() => setMode(edit)}>
          Edit
        </Button>
        <Button variant="contained" disabled={!editing} onClick={() => setMode(save)}>
          Save
        </Button>
        <Button disabled={!editing} onClick={() => setMode(cancel)}>
          Cancel
        </Button>
      </Stack>
      <div style={{ height: 380 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Employees"
          cellModesModel={modes}
          onCellModesModelChange={setModes}
          onCellEditStop={(params, event) => {
            // Otherwise, pressing a button would save before its click arrives.
            if (params.reason === GridCellEditStopReasons.cellFocusOut) {
              event.defaultMuiPrevented = true;
            }
          }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
