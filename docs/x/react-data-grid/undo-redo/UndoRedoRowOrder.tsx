import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  createCellEditHistoryHandler,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApiPremium,
  type GridColDef,
  type GridHistoryEventHandler,
  type GridRowId,
  type GridRowOrderChangeParams,
} from '@mui/x-data-grid-premium';
import { createTasks, TASK_STATUSES, type Task } from '../../_data/tasks';
import { namedIcons } from './icons';

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 180, editable: true },
  { field: 'owner', headerName: 'Owner', width: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...TASK_STATUSES],
    width: 120,
    editable: true,
  },
];

function createHandlers(apiRef: React.RefObject<GridApiPremium>) {
  const moveTo = (id: GridRowId, index: number) => {
    const ids = apiRef.current.getSortedRowIds();
    const target = ids[index];
    const position = index < ids.indexOf(id) ? 'above' : 'below';
    if (target !== undefined) void apiRef.current.setRowPosition(id, target, position);
  };
  const move: GridHistoryEventHandler<GridRowOrderChangeParams> = {
    store: (params: GridRowOrderChangeParams) => params,
    undo: ({ row, oldIndex }) => moveTo(row.id, oldIndex),
    redo: ({ row, targetIndex }) => moveTo(row.id, targetIndex),
  };
  const handlers = { rowOrderChange: move, cellEditStop: createCellEditHistoryHandler(apiRef) };
  // The type lists every event; the grid only reads those that are there.
  return handlers as unknown as DataGridPremiumProps['historyEventHandlers'];
}

export default function UndoRedoRowOrder() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createTasks(3).filter((task) => task.parentId !== null));
  const [handlers] = React.useState(() =>
    createHandlers(apiRef as React.RefObject<GridApiPremium>),
  );
  const [step, setStep] = React.useState('Drag a task by its handle, then undo.');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 420 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Tasks in the order of their work"
          rowReordering
          historyEventHandlers={handlers}
          onUndo={({ eventName }) => setStep(`Undone: ${eventName}`)}
          onRedo={({ eventName }) => setStep(`Redone: ${eventName}`)}
          slots={namedIcons}
          showToolbar
          hideFooter
        />
      </div>
      <Typography role="status">{step}</Typography>
    </Stack>
  );
}
