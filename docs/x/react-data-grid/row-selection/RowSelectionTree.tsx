import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { createTasks, getTaskPath, type Task } from '../../_data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'owner', headerName: 'Owner', width: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

const groupingColDef: DataGridProProps<Task>['groupingColDef'] = {
  headerName: 'Project, phase, task',
  width: 250,
  valueGetter: (_value, row) => row.title,
};

const isGroupExpandedByDefault: DataGridProProps['isGroupExpandedByDefault'] = (node) =>
  node.depth === 0 || node.id === 'p1-1';

export default function RowSelectionTree() {
  const [rows] = React.useState(() => createTasks(3));
  const [parents, setParents] = React.useState(true);
  const [descendants, setDescendants] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <FormControlLabel
          label="Select what is below"
          control={
            <Switch checked={descendants} onChange={(_event, checked) => setDescendants(checked)} />
          }
        />
        <FormControlLabel
          label="Select complete parents"
          control={<Switch checked={parents} onChange={(_event, checked) => setParents(checked)} />}
        />
      </Stack>
      <div style={{ height: 420 }}>
        <DataGridPro
          treeData
          getTreeDataPath={getTaskPath}
          rows={rows}
          columns={columns}
          label="Tasks to select"
          rowSelectionPropagation={{ parents, descendants }}
          isGroupExpandedByDefault={isGroupExpandedByDefault}
          groupingColDef={groupingColDef}
          checkboxSelection
        />
      </div>
    </Stack>
  );
}
