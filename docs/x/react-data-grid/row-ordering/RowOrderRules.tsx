import * as React from 'react';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createTasks, type Task } from '../../_data/tasks';

const columns: GridColDef<Task>[] = [
  { ...GRID_REORDER_COL_DEF, width: 70, renderHeader: () => 'Move' },
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 170, sortable: false },
  { field: 'status', headerName: 'Status', width: 120, sortable: false },
  { field: 'owner', headerName: 'Owner', width: 130, sortable: false },
];

/** Finished tasks first; they can't be moved, and nothing can be dropped among them. */
const createQueue = (): Task[] => {
  const tasks = createTasks(2).filter((task) => task.id.split('-').length === 3);
  return [
    ...tasks.filter((task) => task.status === 'Done'),
    ...tasks.filter((task) => task.status !== 'Done'),
  ];
};

const isRowReorderable: DataGridProProps['isRowReorderable'] = ({ row }) => row.status !== 'Done';

export default function RowOrderRules() {
  const [rows] = React.useState(createQueue);
  const done = React.useMemo(
    () => new Map(rows.map((row) => [row.id, row.status === 'Done'])),
    [rows],
  );

  const isValidRowReorder: DataGridProProps['isValidRowReorder'] = ({
    targetNode,
    nextNode,
    dropPosition,
  }) => {
    if (!done.get(String(targetNode.id))) return true;
    return dropPosition === 'below' && !done.get(String(nextNode?.id));
  };

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Tasks in the order of work"
        rowReordering
        isRowReorderable={isRowReorderable}
        isValidRowReorder={isValidRowReorder}
        hideFooter
      />
    </div>
  );
}
