import * as React from 'react';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 110 },
];

function PeopleToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded style={{ flex: 1 }}>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              slotProps={slotProps}
              id={slotProps?.htmlInput?.id}
              label="Search names, roles, and countries"
              size="small"
              fullWidth
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function QuickFilterPartsField() {
  const [rows] = React.useState(() => createEmployees(100));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Employees"
        slots={{ toolbar: PeopleToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
