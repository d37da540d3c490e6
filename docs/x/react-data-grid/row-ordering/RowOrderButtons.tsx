import * as React from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columnsFor = (move: (id: number, by: number) => void): GridColDef<Employee>[] => [
  { field: 'name', headerName: 'On call', flex: 1, minWidth: 150, sortable: false },
  { field: 'department', headerName: 'Department', width: 130, sortable: false },
  {
    field: 'order',
    type: 'actions',
    headerName: 'Order',
    width: 110,
    renderCell: (params) => (
      <GridActionsCell {...params}>
        <GridActionsCellItem
          icon={<ArrowUpwardIcon />}
          label={`Move ${params.row.name} up`}
          onClick={() => move(params.row.id, -1)}
        />
        <GridActionsCellItem
          icon={<ArrowDownwardIcon />}
          label={`Move ${params.row.name} down`}
          onClick={() => move(params.row.id, 1)}
        />
      </GridActionsCell>
    ),
  },
];

export default function RowOrderButtons() {
  const [rows, setRows] = React.useState(() => createEmployees(20));

  const columns = React.useMemo(
    () =>
      columnsFor((id, by) =>
        setRows((all) => {
          const from = all.findIndex((row) => row.id === id);
          const to = Math.min(Math.max(from + by, 0), all.length - 1);
          const next = [...all];
          next.splice(to, 0, ...next.splice(from, 1));
          return next;
        }),
      ),
    [],
  );

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="On-call rotation" hideFooter />
    </div>
  );
}
