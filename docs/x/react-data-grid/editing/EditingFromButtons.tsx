import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridCellEditStopReasons,
  GridCellModes,
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

type Cell = Pick<GridCellParams, 'id' | 'field'>;

export default function EditingFromButtons() {
  const [rows] = React.useState(() => createEmployees(30));
  const [modes, setModes] = React.useState<GridCellModesModel>({});
  const [cell, setCell] = React.useState<Cell | null>(null);
  const mode = cell ? modes[cell.id]?.[cell.field]?.mode : undefined;
  const editing = mode === GridCellModes.Edit;

  const setMode = (props: GridCellModesModel[string][string]) => {
    if (cell) setModes((all) => ({ ...all, [cell.id]: { ...all[cell.id], [cell.field]: props } }));
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          disabled={!cell || editing}
          onClick={() => setMode({ mode: GridCellModes.Edit })}
        >
          Edit
        </Button>
        <Button
          variant="contained"
          disabled={!editing}
          onClick={() => setMode({ mode: GridCellModes.View })}
        >
          Save
        </Button>
        <Button
          disabled={!editing}
          onClick={() => setMode({ mode: GridCellModes.View, ignoreModifications: true })}
        >
          Cancel
        </Button>
      </Stack>
      <div style={{ height: 380 }}>
        <DataGrid
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
          onCellClick={({ id, field }) => setCell({ id, field })}
          hideFooter
        />
      </div>
    </Stack>
  );
}
