import * as React from 'react';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, DEPARTMENTS, type Employee } from '../../_data/employees';

type Row = Employee | { id: string; heading: string };

const isHeading = (row: Row): row is { id: string; heading: string } => 'heading' in row;

const columns: GridColDef<Row>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 140,
    valueGetter: (value: string | undefined, row) => (isHeading(row) ? row.heading : value),
    // As many columns as are visible, so that hiding one doesn't matter.
    colSpan: (_value, row, _column, apiRef) =>
      isHeading(row) ? apiRef.current.getVisibleColumns().length : undefined,
  },
  { field: 'role', headerName: 'Role', width: 170 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 90 },
];

function createSections(): Row[] {
  const people = createEmployees(40);
  return DEPARTMENTS.flatMap((department): Row[] => {
    const team = people.filter((person) => person.department === department);
    return [{ id: department, heading: `${department}: ${team.length} people` }, ...team];
  });
}

export default function ColumnSpanningSections() {
  const [rows] = React.useState(createSections);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Employees by department"
        disableColumnSorting
        getRowClassName={({ row }) => (isHeading(row) ? 'section-heading' : '')}
        sx={{
          [`& .section-heading .${gridClasses.cell}`]: {
            bgcolor: 'action.hover',
            fontWeight: 'fontWeightBold',
          },
        }}
        hideFooter
      />
    </div>
  );
}
