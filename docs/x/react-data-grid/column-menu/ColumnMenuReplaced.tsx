import * as React from 'react';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 140 },
];

/** A menu from scratch: only what these users need, with the average on top. */
function CompactMenu({ colDef, hideMenu, id, labelledby }: GridColumnMenuProps) {
  const apiRef = useGridApiContext();
  const act = (action: () => void) => (event: React.MouseEvent) => {
    action();
    hideMenu(event);
  };
  const values = apiRef.current.getAllRowIds().map((row) => {
    return Number(apiRef.current.getCellValue(row, colDef.field));
  });
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;

  return (
    <div>
      {colDef.type === 'number' && (
        <Typography variant="body2" color="textSecondary" sx={{ padding: 2, paddingBlockEnd: 1 }}>
          Average: {average.toLocaleString('en-US', { maximumFractionDigits: 1 })}
        </Typography>
      )}
      <MenuList id={id} aria-labelledby={labelledby} autoFocusItem>
        <MenuItem onClick={act(() => apiRef.current.sortColumn(colDef.field, 'asc'))}>
          Sort ascending
        </MenuItem>
        <MenuItem onClick={act(() => apiRef.current.sortColumn(colDef.field, 'desc'))}>
          Sort descending
        </MenuItem>
        <Divider />
        <MenuItem
          onClick={act(() => void apiRef.current.autosizeColumns({ columns: [colDef.field] }))}
        >
          Fit to content
        </MenuItem>
      </MenuList>
    </div>
  );
}

export default function ColumnMenuReplaced() {
  const [rows] = React.useState(() => createEmployees(60));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Employees"
        slots={{ columnMenu: CompactMenu }}
        hideFooter
      />
    </div>
  );
}
