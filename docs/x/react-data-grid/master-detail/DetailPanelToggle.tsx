import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  useGridApiContext,
  type DataGridProProps,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../../_data/employees';

function ToggleCell({ id, row, value }: GridRenderCellParams<Employee, boolean>) {
  const apiRef = useGridApiContext();
  return (
    <Button
      size="small"
      tabIndex={-1}
      aria-expanded={value}
      aria-label={value ? `Hide details of ${row.name}` : `Show details of ${row.name}`}
      onClick={() => apiRef.current.toggleDetailPanel(id)}
    >
      {value ? 'Hide' : 'Show'}
    </Button>
  );
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    headerName: 'Details',
    width: 100,
    renderHeader: () => 'Details',
    renderCell: (params) => <ToggleCell {...params} />,
  },
];

const getDetailPanelContent: DataGridProProps<Employee>['getDetailPanelContent'] = ({ row }) => (
  <Box sx={{ p: 2 }}>
    {row.role}, {row.country}, since {row.startDate.getFullYear()}
  </Box>
);

const getDetailPanelHeight = () => 'auto' as const;
const initialState = { detailPanel: { expandedRowIds: new Set([1]) } };

export default function DetailPanelToggle() {
  const [rows] = React.useState(() => createEmployees(30));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Employees with a button at the end of each row"
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
      />
    </div>
  );
}
