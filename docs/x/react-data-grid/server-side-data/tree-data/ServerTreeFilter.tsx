import * as React from 'react';
import CircularProgress, { type CircularProgressProps } from '@mui/material/CircularProgress';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createTreeServer } from '../../../_data/gridServer';
import { TASK_STATUSES, createTasks, type Task } from '../../../_data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'owner', headerName: 'Owner', width: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...TASK_STATUSES],
    width: 130,
  },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

const initialState: DataGridProProps['initialState'] = {
  filter: { filterModel: { items: [{ field: 'status', operator: 'is', value: 'Blocked' }] } },
  sorting: { sortModel: [{ field: 'hours', sort: 'desc' }] },
  pagination: { paginationModel: { pageSize: 3 } },
};

// Replaces the arrow while a group loads. The default ring doesn't have an accessible name.
function LoadingRows(props: CircularProgressProps) {
  return <CircularProgress {...props} aria-label="Loading rows" />;
}

export default function ServerTreeFilter() {
  const [dataSource] = React.useState<GridDataSource>(() => createTreeServer(createTasks(5)));

  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPro
        treeData
        columns={columns}
        dataSource={dataSource}
        label="Blocked tasks and the projects above them"
        showToolbar
        pagination
        pageSizeOptions={[3]}
        defaultGroupingExpansionDepth={2}
        groupingColDef={{
          headerName: 'Project, phase, task',
          width: 250,
          valueGetter: (_value, row) => row.title,
        }}
        initialState={initialState}
        slots={{ baseCircularProgress: LoadingRows }}
      />
    </div>
  );
}
