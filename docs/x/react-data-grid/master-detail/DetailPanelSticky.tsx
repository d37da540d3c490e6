import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, width: 70, renderHeader: () => 'Open' },
  { field: 'name', headerName: 'Name', width: 180 },
  { field: 'department', headerName: 'Department', width: 200 },
  { field: 'role', headerName: 'Role', width: 240 },
  { field: 'country', headerName: 'Country', width: 200 },
  { field: 'startDate', headerName: 'Start date', type: 'date', width: 180 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 180 },
];

function Review({ employee }: { employee: Employee }) {
  const apiRef = useGridApiContext();
  const { width } = useGridSelector(apiRef, gridDimensionsSelector).viewportInnerSize;

  return (
    <Box
      role="row"
      sx={{ position: 'sticky', insetInlineStart: 0, width, boxSizing: 'border-box', p: 2 }}
    >
      <div role="gridcell">
        <Rating readOnly precision={0.1} value={employee.rating} size="small" />
        <Typography variant="body2" component="div">
          {employee.name} was rated {employee.rating} of 5 in the last review. The next one is due
          twelve months after the last.
        </Typography>
      </div>
    </Box>
  );
}

const getDetailPanelContent: DataGridProProps<Employee>['getDetailPanelContent'] = ({ row }) => (
  <Review employee={row} />
);

const getDetailPanelHeight = () => 'auto' as const;

const initialState = {
  detailPanel: { expandedRowIds: new Set([1]) },
  pinnedColumns: { left: ['name'] },
};

export default function DetailPanelSticky() {
  const [rows] = React.useState(() => createEmployees(30));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Employees with their review"
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
      />
    </div>
  );
}
