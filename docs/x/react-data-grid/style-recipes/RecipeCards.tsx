import * as React from 'react';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 110 },
];

const spacing = (params: GridRowSpacingParams) => ({
  top: params.isFirstVisible ? 8 : 4,
  bottom: 4,
});

const sx = {
  border: 0,
  '--DataGrid-rowBorderColor': 'transparent',
  [`& .${gridClasses.row}`]: {
    outline: '1px solid',
    outlineColor: 'divider',
    outlineOffset: -1,
    borderRadius: 2,
  },
};

export default function RecipeCards() {
  const [rows] = React.useState(() => createEmployees(40));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Employees"
        getRowSpacing={spacing}
        sx={sx}
        hideFooter
      />
    </div>
  );
}
