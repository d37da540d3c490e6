import * as React from 'react';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { createTasks, type Task } from '../../_data/tasks';

type Line = Task & { isPhase: boolean };

const createLines = (): Line[] =>
  createTasks(2).map((task) => ({ ...task, isPhase: task.id.split('-').length < 3 }));

const columns: GridColDef<Line>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 170 },
  { field: 'owner', headerName: 'Owner', width: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const getRowHeight: DataGridProps<Line>['getRowHeight'] = ({ model, densityFactor }) =>
  (model.isPhase ? 64 : 40) * densityFactor;

export default function RowHeightByRow() {
  const [rows] = React.useState(createLines);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Tasks with higher headings"
        getRowHeight={getRowHeight}
        getRowClassName={({ row }) => (row.isPhase ? 'phase' : '')}
        disableColumnSorting
        sx={{ '& .phase': { fontWeight: 'bold', bgcolor: 'action.hover' } }}
        hideFooter
      />
    </div>
  );
}
