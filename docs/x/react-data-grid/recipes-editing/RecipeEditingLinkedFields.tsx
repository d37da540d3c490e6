import * as React from 'react';
import {
  DataGrid,
  gridEditRowsStateSelector,
  GridEditSingleSelectCell,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { createEmployees, DEPARTMENTS, ROLES, type Employee } from '../../_data/employees';

function RoleEditor(props: GridRenderEditCellParams<Employee>) {
  const apiRef = useGridApiContext();
  const editors = useGridSelector(apiRef, gridEditRowsStateSelector);
  // The department that users have just chosen, not the saved one.
  const department: string = editors[props.id]?.department?.value ?? props.row.department;
  const colDef = { ...props.colDef, valueOptions: [...(ROLES[department] ?? [])] };

  return <GridEditSingleSelectCell {...props} colDef={colDef} />;
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: DEPARTMENTS,
    width: 150,
    editable: true,
    renderEditCell: (params) => (
      <GridEditSingleSelectCell
        {...params}
        onValueChange={async () => {
          await params.api.setEditCellValue({ id: params.id, field: 'role', value: '' });
        }}
      />
    ),
  },
  {
    field: 'role',
    headerName: 'Role',
    type: 'singleSelect',
    valueOptions: Object.values(ROLES).flat(),
    width: 200,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !props.value }),
    renderEditCell: (params) => <RoleEditor {...params} />,
  },
];

export default function RecipeEditingLinkedFields() {
  const [rows] = React.useState(() => createEmployees(40));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Departments and roles"
        editMode="row"
        hideFooter
      />
    </div>
  );
}
