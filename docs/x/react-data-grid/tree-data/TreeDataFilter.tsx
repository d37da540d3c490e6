import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { TASK_STATUSES, createTasks, getTaskPath, type Task } from '../../_data/tasks';

const columns: GridColDef<Task>[] = [
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...TASK_STATUSES],
    width: 130,
  },
  { field: 'owner', headerName: 'Owner', width: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

const initialState: DataGridProProps['initialState'] = {
  filter: { filterModel: { items: [{ field: 'status', operator: 'is', value: 'Blocked' }] } },
  sorting: { sortModel: [{ field: 'hours', sort: 'desc' }] },
};

const groupingColDef: DataGridProProps<Task>['groupingColDef'] = {
  headerName: 'Project, phase, task',
  width: 250,
  valueGetter: (_value, row) => row.title,
};

export default function TreeDataFilter() {
  const [rows] = React.useState(() => createTasks(4));
  const [topOnly, setTopOnly] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Filter and sort the top level only"
        control={
          <Switch checked={topOnly} onChange={(event) => setTopOnly(event.target.checked)} />
        }
      />
      <div style={{ height: 420 }}>
        <DataGridPro
          treeData
          getTreeDataPath={getTaskPath}
          rows={rows}
          columns={columns}
          label="Blocked tasks"
          disableChildrenFiltering={topOnly}
          disableChildrenSorting={topOnly}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
