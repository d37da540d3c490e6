import * as React from 'react';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridLogicOperator,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 160 },
  { field: 'country', headerName: 'Country', width: 110 },
];

const parsePhrases = (input: string) =>
  input
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

const joinPhrases = (values: string[]) => values.join(', ');

function RolesToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded parser={parsePhrases} formatter={joinPhrases} style={{ flex: 1 }}>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              slotProps={slotProps}
              id={slotProps?.htmlInput?.id}
              label="Phrases, separated by commas"
              size="small"
              fullWidth
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function QuickFilterPartsParser() {
  const [rows] = React.useState(() => createEmployees(100));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Employees"
        slots={{ toolbar: RolesToolbar }}
        showToolbar
        hideFooter
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['data engineer', 'product designer'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
      />
    </div>
  );
}
