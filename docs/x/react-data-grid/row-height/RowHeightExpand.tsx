import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, gridClasses, type GridColDef, type GridRowId } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columnsFor = (
  toggle: (id: number) => void,
  open: readonly number[],
): GridColDef<Employee>[] => [
  { field: 'name', headerName: 'Name', width: 150 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 200,
    valueGetter: (_value, row) =>
      `${row.role} in the ${row.department} department, based in ${row.country} and ${row.remote ? 'working from home' : 'working in the office'}. The last review ended with ${row.rating} of 5 points.`,
  },
  {
    field: 'more',
    headerName: 'More',
    width: 90,
    sortable: false,
    renderCell: ({ row, tabIndex }) => (
      <Button
        size="small"
        tabIndex={tabIndex}
        aria-label={`${open.includes(row.id) ? 'Less' : 'More'} of ${row.name}`}
        onClick={() => toggle(row.id)}
      >
        {open.includes(row.id) ? 'Less' : 'More'}
      </Button>
    ),
  },
];

export default function RowHeightExpand() {
  const [rows] = React.useState(() => createEmployees(30));
  const [open, setOpen] = React.useState<readonly number[]>([2]);

  const columns = React.useMemo(
    () =>
      columnsFor(
        (id) =>
          setOpen((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id])),
        open,
      ),
    [open],
  );
  const getRowHeight = React.useCallback(
    ({ id }: { id: GridRowId }) => (open.includes(Number(id)) ? ('auto' as const) : null),
    [open],
  );

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Employees with notes to expand"
        getRowHeight={getRowHeight}
        sx={{ [`& .${gridClasses['row--dynamicHeight']} > .${gridClasses.cell}`]: { py: 1.5 } }}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
