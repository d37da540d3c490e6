import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createTasks, getTaskPath, type Task } from '../../_data/tasks';

type Item = Task & { path: string[] };

const createItems = (): Item[] =>
  createTasks(3).map((task) => ({ ...task, path: getTaskPath(task) }));

const columns: GridColDef<Item>[] = [
  { field: 'owner', headerName: 'Owner', width: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

export default function RowOrderTree() {
  const [rows] = React.useState(createItems);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        treeData
        getTreeDataPath={(row) => row.path}
        setTreeDataPath={(path, row) => ({ ...row, path })}
        rows={rows}
        columns={columns}
        label="Tasks that move between phases"
        rowReordering
        isValidRowReorder={({ sourceNode, targetNode, dropPosition }) =>
          sourceNode.depth === 2 && targetNode.depth === (dropPosition === 'inside' ? 1 : 2)
        }
        isGroupExpandedByDefault={(node) => /^p1(-[12])?$/.test(String(node.id))}
        groupingColDef={{
          headerName: 'Project, phase, task',
          width: 250,
          valueGetter: (_value, row: Item) => row.title,
        }}
      />
    </div>
  );
}
