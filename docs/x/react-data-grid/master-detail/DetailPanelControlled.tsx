import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
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
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 90 },
];

const getDetailPanelContent: DataGridProProps<Employee>['getDetailPanelContent'] = ({ row }) => (
  <Box sx={{ px: 2, py: 1 }}>
    {row.role} in {row.country}, {row.remote ? 'remote' : 'in the office'}, since{' '}
    {row.startDate.getFullYear()}.
  </Box>
);

const getDetailPanelHeight = () => 'auto' as const;

export default function DetailPanelControlled() {
  const [rows] = React.useState(() => createEmployees(25));
  const [expanded, setExpanded] = React.useState<Set<GridRowId>>(() => new Set([2]));
  const openLow = () =>
    setExpanded(new Set(rows.filter((row) => row.rating < 3).map((row) => row.id)));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={openLow}>Open ratings below 3</Button>
        <Button onClick={() => setExpanded(new Set(rows.map((row) => row.id)))}>Open all</Button>
        <Button onClick={() => setExpanded(new Set())}>Close all</Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          label="Employees with details"
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          detailPanelExpandedRowIds={expanded}
          onDetailPanelExpandedRowIdsChange={setExpanded}
          hideFooter
        />
      </div>
    </Stack>
  );
}
