import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type DataGridProProps,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, width: 70, renderHeader: () => 'Open' },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
];

const getDetailPanelContent: DataGridProProps<Employee>['getDetailPanelContent'] = ({ row }) => (
  <Box sx={{ p: 2 }}>
    {row.role} in {row.country}, since {row.startDate.getFullYear()}
  </Box>
);

const getDetailPanelHeight = () => 'auto' as const;

export default function RowRecipeOnePanel() {
  const [rows] = React.useState(() => createEmployees(30));
  const [open, setOpen] = React.useState<Set<GridRowId>>(() => new Set([2]));

  const keepNewest = (ids: Set<GridRowId>) =>
    setOpen(new Set([...ids].filter((id) => !open.has(id))));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Employees with one open panel"
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={open}
        onDetailPanelExpandedRowIdsChange={keepNewest}
        hideFooter
      />
    </div>
  );
}
