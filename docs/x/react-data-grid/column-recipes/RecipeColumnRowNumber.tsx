import * as React from 'react';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

function RowNumber({ id }: { id: GridRowId }) {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridExpandedSortedRowIdsSelector);
  return ids.indexOf(id) + 1;
}

const columns: GridColDef<Employee>[] = [
  {
    field: 'rank',
    headerName: 'Rank',
    width: 80,
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    disableExport: true,
    renderCell: (params) => <RowNumber id={params.id} />,
  },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

export default function RecipeColumnRowNumber() {
  const [rows] = React.useState(() => createEmployees(40));
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Ranking"
        initialState={{ sorting: { sortModel: [{ field: 'rating', sort: 'desc' }] } }}
        hideFooter
      />
    </div>
  );
}
