import * as React from 'react';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { createTreeServer } from '../../../_data/gridServer';
import { createTasks, type Task } from '../../../_data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'owner', headerName: 'Owner', width: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  { field: 'due', headerName: 'Due', type: 'date', width: 120 },
];

export default function ServerTreeArchive() {
  const [dataSource] = React.useState<GridDataSource>(() => createTreeServer(createTasks(5)));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        treeData
        columns={columns}
        dataSource={dataSource}
        label="Projects with phases and tasks"
        groupingColDef={{
          headerName: 'Project, phase, task',
          width: 260,
          valueGetter: (_value, row) => row.title,
        }}
        hideFooter
      />
    </div>
  );
}
