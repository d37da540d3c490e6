import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import CancelIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  GridRowEditStopReasons,
  GridRowModes,
  type DataGridProps,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { COUNTRIES, createEmployees, DEPARTMENTS, type Employee } from '../../_data/employees';

type Draft = Omit<Employee, 'startDate'> & { startDate: Date | null };

interface Handlers {
  isEditing: (id: GridRowId) => boolean;
  edit: (id: GridRowId) => void;
  save: (id: GridRowId) => void;
  cancel: (id: GridRowId) => void;
  remove: (id: GridRowId) => void;
}

const HandlersContext = React.createContext<Handlers | null>(null);

function Actions(params: GridRenderCellParams<Draft>) {
  const handlers = React.useContext(HandlersContext);
  const { id, row } = params;
  const name = row.name || 'the new employee';
  if (handlers === null) return null;
  if (handlers.isEditing(id)) {
    return (
      <GridActionsCell {...params}>
        <GridActionsCellItem
          icon={<SaveIcon />}
          label={`Save ${name}`}
          onClick={() => handlers.save(id)}
        />
        <GridActionsCellItem
          icon={<CancelIcon />}
          label={`Cancel the changes to ${name}`}
          onClick={() => handlers.cancel(id)}
        />
      </GridActionsCell>
    );
  }
  return (
    <GridActionsCell {...params}>
      <GridActionsCellItem
        icon={<EditIcon />}
        label={`Edit ${name}`}
        onClick={() => handlers.edit(id)}
      />
      <GridActionsCellItem
        icon={<DeleteIcon />}
        label={`Delete ${name}`}
        onClick={() => handlers.remove(id)}
      />
    </GridActionsCell>
  );
}

const columns: GridColDef<Draft>[] = [
  { field: 'name', headerName: 'Name', width: 170, editable: true },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: DEPARTMENTS,
    width: 140,
    editable: true,
  },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: COUNTRIES,
    width: 120,
    editable: true,
  },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130, editable: true },
  { field: 'startDate', headerName: 'Start date', type: 'date', width: 140, editable: true },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 100, editable: true },
  {
    field: 'actions',
    headerName: 'Actions',
    type: 'actions',
    width: 110,
    renderCell: (params) => <Actions {...params} />,
  },
];

/** What the server would do: refuse an employee without a name or a salary. */
async function saveOnServer(row: Draft): Promise<Draft> {
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  if (row.name.trim() === '') throw new Error('An employee needs a name.');
  if (!(row.salary > 0)) throw new Error('The salary must be more than 0.');
  return { ...row, name: row.name.trim() };
}

export default function EditingCrud() {
  const [rows, setRows] = React.useState<Draft[]>(() => createEmployees(60));
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const [unsaved, setUnsaved] = React.useState<ReadonlySet<GridRowId>>(new Set());
  // The message stays while the snackbar fades out.
  const [error, setError] = React.useState({ message: '', isOpen: false });
  const nextId = React.useRef(61);

  const handlers = React.useMemo<Handlers>(
    () => ({
      isEditing: (id) => modes[id]?.mode === GridRowModes.Edit,
      edit: (id) => setModes((all) => ({ ...all, [id]: { mode: GridRowModes.Edit } })),
      save: (id) => setModes((all) => ({ ...all, [id]: { mode: GridRowModes.View } })),
      cancel: (id) => {
        setModes((all) => ({
          ...all,
          [id]: { mode: GridRowModes.View, ignoreModifications: true },
        }));
        // A row that was never saved disappears with its draft.
        if (!unsaved.has(id)) return;
        setRows((all) => all.filter((row) => row.id !== id));
        setUnsaved((all) => new Set([...all].filter((item) => item !== id)));
      },
      remove: (id) => setRows((all) => all.filter((row) => row.id !== id)),
    }),
    [modes, unsaved],
  );

  const add = () => {
    const id = nextId.current;
    nextId.current += 1;
    const draft: Draft = {
      id,
      name: '',
      department: 'Engineering',
      role: '',
      country: 'Canada',
      salary: 60_000,
      rating: 3,
      startDate: null,
      remote: false,
    };
    setRows((all) => [draft, ...all]);
    setUnsaved((all) => new Set(all).add(id));
    setModes((all) => ({ ...all, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'name' } }));
  };

  const processRowUpdate = async (row: Draft) => {
    const saved = await saveOnServer(row);
    setRows((all) => all.map((item) => (item.id === saved.id ? saved : item)));
    setUnsaved((all) => new Set([...all].filter((id) => id !== saved.id)));
    return saved;
  };

  const discardUnsaved: DataGridProps['onRowEditStop'] = ({ id, reason }, event) => {
    // The grid would close the row and leave it empty.
    if (reason !== GridRowEditStopReasons.escapeKeyDown || !unsaved.has(id)) return;
    event.defaultMuiPrevented = true;
    handlers.cancel(id);
  };

  const closeError = () => setError((last) => ({ ...last, isOpen: false }));

  return (
    <HandlersContext.Provider value={handlers}>
      <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
        <Button startIcon={<AddIcon />} onClick={add}>
          Add employee
        </Button>
        <div style={{ height: 440, width: '100%' }}>
          <DataGrid
            rows={rows}
            columns={columns}
            label="Employees"
            editMode="row"
            rowModesModel={modes}
            onRowModesModelChange={setModes}
            onRowEditStop={discardUnsaved}
            processRowUpdate={processRowUpdate}
            onProcessRowUpdateError={({ message }: Error) => setError({ message, isOpen: true })}
            initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          />
        </div>
        <Snackbar open={error.isOpen} autoHideDuration={6000} onClose={closeError}>
          <Alert severity="error" onClose={closeError}>
            {error.message}
          </Alert>
        </Snackbar>
      </Stack>
    </HandlersContext.Provider>
  );
}
