import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { createEmployees, ROLES, type Employee } from '../../../_data/employees';

function RoleEditor({
  id,
  field,
  row,
  value,
  hasFocus,
}: GridRenderEditCellParams<Employee, string>) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const own = ROLES[row.department] ?? [];
  const other = Object.values(ROLES)
    .flat()
    .filter((role) => !own.includes(role));

  React.useLayoutEffect(() => {
    if (hasFocus) inputRef.current?.focus();
  }, [hasFocus]);

  return (
    <Autocomplete
      fullWidth
      autoHighlight
      options={[...own, ...other]}
      groupBy={(role) => (own.includes(role) ? row.department : 'Other departments')}
      value={value ?? null}
      onChange={(_event, next) => apiRef.current.setEditCellValue({ id, field, value: next })}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          size="small"
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': 'Role' } }}
        />
      )}
      sx={{ alignSelf: 'center' }}
    />
  );
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 140 },
  { field: 'department', headerName: 'Department', width: 120 },
  {
    field: 'role',
    headerName: 'Role',
    flex: 1,
    minWidth: 220,
    editable: true,
    renderEditCell: (params) => <RoleEditor {...params} />,
  },
];

export default function EditCellAutocomplete() {
  const [rows] = React.useState(() => createEmployees(30));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Roles of employees" hideFooter />
    </div>
  );
}
