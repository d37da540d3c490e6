import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import { DataGrid, type GridColDef, type GridSlotProps } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

/** Page numbers in place of arrows. The grid counts pages from 0, Pagination from 1. */
function NumberedPages({
  count,
  page,
  rowsPerPage,
  onPageChange,
}: GridSlotProps['basePagination']) {
  return (
    <Pagination
      size="small"
      color="primary"
      siblingCount={0}
      count={Math.ceil(count / rowsPerPage)}
      page={page + 1}
      onChange={(event, next) =>
        onPageChange(event as React.MouseEvent<HTMLButtonElement>, next - 1)
      }
    />
  );
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 110 },
];

export default function SubcomponentsDesignSystem() {
  const [rows] = React.useState(() => createEmployees(120));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Employees by page"
        slots={{ basePagination: NumberedPages }}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10]}
      />
    </div>
  );
}
