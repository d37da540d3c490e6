import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

interface Leave {
  id: number;
  name: string;
  from: Date;
  until: Date;
}

const DAY_IN_MS = 24 * 60 * 60 * 1000;

const isBefore = (first: Date | null, second?: Date | null) =>
  first != null && second != null && first < second;

const columns: GridColDef<Leave>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  {
    field: 'from',
    headerName: 'First day',
    type: 'date',
    width: 160,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !props.value }),
  },
  {
    field: 'until',
    headerName: 'Last day',
    type: 'date',
    width: 160,
    editable: true,
    preProcessEditCellProps: ({ props, otherFieldsProps }) => ({
      ...props,
      error: !props.value || isBefore(props.value, otherFieldsProps?.from?.value),
    }),
  },
  {
    field: 'days',
    headerName: 'Days',
    type: 'number',
    width: 90,
    valueGetter: (_value, row) =>
      Math.round((row.until.getTime() - row.from.getTime()) / DAY_IN_MS) + 1,
  },
];

const toLeave = ({ id, name }: Employee): Leave => ({
  id,
  name,
  from: new Date(2026, id % 12, 1 + (id % 20)),
  until: new Date(2026, id % 12, 3 + (id % 20) + (id % 9)),
});

export default function RecipeEditingTwoFields() {
  const [rows, setRows] = React.useState(() => createEmployees(30).map(toLeave));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Time off"
        editMode="row"
        processRowUpdate={(next: Leave) => {
          setRows((all) => all.map((row) => (row.id === next.id ? next : row)));
          return next;
        }}
        hideFooter
      />
    </div>
  );
}
