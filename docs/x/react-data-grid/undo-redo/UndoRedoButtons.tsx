import * as React from 'react';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  Toolbar,
  gridHistoryCanRedoSelector,
  gridHistoryCanUndoSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createEmployees, DEPARTMENTS, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140, editable: true },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: DEPARTMENTS,
    width: 140,
    editable: true,
  },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130, editable: true },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 100, editable: true },
];

function HistoryToolbar() {
  const apiRef = useGridApiContext();
  const canUndo = useGridSelector(apiRef, gridHistoryCanUndoSelector);
  const canRedo = useGridSelector(apiRef, gridHistoryCanRedoSelector);
  const { history } = apiRef.current;

  return (
    <Toolbar
      aria-label="History"
      style={{ flex: 'none', flexWrap: 'wrap', justifyContent: 'flex-start' }}
    >
      <Button
        startIcon={<UndoIcon />}
        disabled={!canUndo}
        onClick={() => void history.undo()}
        size="small"
      >
        Undo
      </Button>
      <Button
        startIcon={<RedoIcon />}
        disabled={!canRedo}
        onClick={() => void history.redo()}
        size="small"
      >
        Redo
      </Button>
      <Button disabled={!canUndo && !canRedo} onClick={() => history.clear()} size="small">
        Forget all steps
      </Button>
    </Toolbar>
  );
}

export default function UndoRedoButtons() {
  const [rows] = React.useState(() => createEmployees(60));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Employees with labeled history buttons"
        slots={{ toolbar: HistoryToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
