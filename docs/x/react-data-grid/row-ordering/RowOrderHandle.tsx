import * as React from 'react';
import OpenWithIcon from '@mui/icons-material/OpenWith';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  gridClasses,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Speaker', flex: 1, minWidth: 140, sortable: false },
  { field: 'role', headerName: 'Role', width: 180, sortable: false },
  { ...GRID_REORDER_COL_DEF, width: 90, renderHeader: () => 'Move' },
];

const MoveIcon = () => <OpenWithIcon fontSize="small" />;

export default function RowOrderHandle() {
  const [rows] = React.useState(() => createEmployees(20));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Speakers with the handle at the end"
        rowReordering
        slots={{ rowReorderIcon: MoveIcon }}
        sx={{
          [`& .${gridClasses['row--beingDragged']}`]: { bgcolor: 'action.selected' },
          [`& .${gridClasses['rowReorderCell--draggable']}`]: { color: 'primary.main' },
        }}
        hideFooter
      />
    </div>
  );
}
