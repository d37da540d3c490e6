import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createTasks, type Task } from '../../_data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'owner', headerName: 'Owner', width: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

/** The path of each task, from the ids of its parents. */
function createPaths(tasks: readonly Task[]) {
  const parents = new Map(tasks.map((task) => [task.id, task.parentId]));
  return (task: Task): string[] => {
    const path: string[] = [];
    let id: string | null | undefined = task.id;
    while (id != null) {
      path.unshift(id);
      id = parents.get(id);
    }
    return path;
  };
}

export default function TreeDataFromParents() {
  const [rows] = React.useState(() => createTasks(4));
  const getTreeDataPath = React.useMemo(() => createPaths(rows), [rows]);

  return (
    <div style={{ height: 430, width: '100%' }}>
      <DataGridPro
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={rows}
        columns={columns}
        label="Projects and their tasks"
        groupingColDef={{
          headerName: 'Project, phase, task',
          width: 260,
          valueGetter: (_value, row: Task) => row.title,
        }}
        isGroupExpandedByDefault={(node) => node.id === 'p1' || node.id === 'p1-1'}
      />
    </div>
  );
}
