import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/Delete';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  gridRowSelectionIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'department', headerName: 'Department', width: 120 },
  { field: 'role', headerName: 'Role', width: 170 },
];

interface Actions {
  add: () => void;
  remove: (ids: ReadonlySet<GridRowId>) => void;
}

const TeamActions = React.createContext<Actions>({ add: () => {}, remove: () => {} });

function TeamToolbar() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionIdsSelector);
  const { add, remove } = React.useContext(TeamActions);

  return (
    <Toolbar aria-label="Tools for the team">
      <Typography role="status" sx={{ flex: 1, paddingInlineStart: 1 }}>
        {selected.size === 0 ? 'Team' : `${selected.size} selected`}
      </Typography>
      <Tooltip title="Add an employee">
        <ToolbarButton onClick={add}>
          <AddIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <ToolbarButton
        aria-label={`Delete selected employees: ${selected.size}`}
        disabled={selected.size === 0}
        onClick={() => remove(new Set(selected.keys()))}
      >
        <DeleteIcon fontSize="small" />
      </ToolbarButton>
    </Toolbar>
  );
}

export default function ToolbarPartsActions() {
  const [rows, setRows] = React.useState(() => createEmployees(40));
  const [candidates] = React.useState(() => createEmployees(40, 9));
  const nextId = React.useRef(41);

  const actions = React.useMemo<Actions>(
    () => ({
      add: () => {
        const id = nextId.current++;
        const candidate = candidates[id % candidates.length];
        if (candidate) setRows((old) => [{ ...candidate, id }, ...old]);
      },
      remove: (ids) => setRows((old) => old.filter((row) => !ids.has(row.id))),
    }),
    [candidates],
  );

  return (
    <TeamActions.Provider value={actions}>
      <div style={{ height: 420, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          aria-label="Team"
          slots={{ toolbar: TeamToolbar }}
          showToolbar
          checkboxSelection
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
    </TeamActions.Provider>
  );
}
