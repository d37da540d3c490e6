import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createTasks, getTaskPath, type Task } from '../../_data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'owner', headerName: 'Owner', width: 130 },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    width: 110,
    editable: true,
  },
  { field: 'status', headerName: 'Status', width: 120 },
];

const groupingColDef: DataGridProProps<Task>['groupingColDef'] = {
  headerName: 'Project, phase, task',
  width: 250,
  valueGetter: (_value, row) => row.title,
};

const isGroupExpandedByDefault: DataGridProProps['isGroupExpandedByDefault'] = (node) =>
  node.id === 'p1';

export default function TreeDataLive() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createTasks(3));
  const [count, setCount] = React.useState(0);

  const add = () => {
    const parent = rows.find((row) => row.id === 'p1-2');
    if (!parent) return;
    const id = `p1-2-new${count + 1}`;
    apiRef.current?.updateRows([
      { ...parent, id, parentId: parent.id, title: `New task ${count + 1}`, hours: 4 },
    ]);
    apiRef.current?.setRowChildrenExpansion('p1-2', true);
    setCount(count + 1);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={add}>
        Add a task to the concept
      </Button>
      <div style={{ height: 420, width: '100%' }}>
        <DataGridPro
          treeData
          apiRef={apiRef}
          getTreeDataPath={getTaskPath}
          rows={rows}
          columns={columns}
          label="Tasks to add and edit"
          isGroupExpandedByDefault={isGroupExpandedByDefault}
          groupingColDef={groupingColDef}
        />
      </div>
    </Stack>
  );
}
