import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_TREE_DATA_GROUPING_FIELD,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createTasks, getTaskPath, type Task } from '../../_data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'owner', headerName: 'Owner', width: 130 },
  { field: 'due', headerName: 'Due', type: 'date', width: 120 },
];

const groupingColDef: DataGridProProps<Task>['groupingColDef'] = {
  headerName: 'Project, phase, task',
  width: 270,
  valueGetter: (_value, row) => row.title,
};

export default function TreeDataExpand() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createTasks(5));
  const [last, setLast] = React.useState('Nothing has changed yet.');

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
        if (node.type !== 'group') return;
        setLast(`${node.id} is ${node.childrenExpanded ? 'expanded' : 'collapsed'}.`);
      }),
    [apiRef],
  );

  const showTask = (id: string) => {
    for (const parent of getTaskPath({ id }).slice(0, -1)) {
      apiRef.current?.setRowChildrenExpansion(parent, true);
    }
    apiRef.current?.setCellFocus(id, GRID_TREE_DATA_GROUPING_FIELD);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => showTask('p4-3-1')}>Show one task</Button>
        <Button onClick={() => apiRef.current?.expandAllRows()}>Expand all</Button>
        <Button onClick={() => apiRef.current?.collapseAllRows()}>Collapse all</Button>
      </Stack>
      <div style={{ height: 420 }}>
        <DataGridPro
          treeData
          apiRef={apiRef}
          getTreeDataPath={getTaskPath}
          rows={rows}
          columns={columns}
          label="Projects to expand"
          defaultGroupingExpansionDepth={1}
          groupingColDef={groupingColDef}
        />
      </div>
      <Typography variant="body2" role="status">
        {last}
      </Typography>
    </Stack>
  );
}
