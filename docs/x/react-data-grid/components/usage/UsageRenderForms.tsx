import * as React from 'react';
import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 120 },
];

function PeopleToolbar() {
  return (
    <Toolbar aria-label="Tools for people">
      <ColumnsPanelTrigger render={<ToolbarButton render={<Button size="small" />} />}>
        Columns
      </ColumnsPanelTrigger>
      <FilterPanelTrigger
        render={(props, state) => (
          <Button {...props} size="small" variant={state.filterCount > 0 ? 'contained' : 'text'}>
            Filters: {state.filterCount}
          </Button>
        )}
      />
    </Toolbar>
  );
}

const initialState = {
  filter: { filterModel: { items: [{ field: 'rating', operator: '>', value: '3' }] } },
};

export default function UsageRenderForms() {
  const [rows] = React.useState(() => createEmployees(60));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="People"
        slots={{ toolbar: PeopleToolbar }}
        showToolbar
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
