import * as React from 'react';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import {
  DataGridPro,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../../_data/employees';

const columnsFor = (
  pinned: readonly number[],
  toggle: (id: number) => void,
): GridColDef<Employee>[] => [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
  {
    field: 'pin',
    type: 'actions',
    headerName: 'Pin',
    width: 70,
    renderCell: (params) => {
      const isPinned = pinned.includes(params.row.id);
      return (
        <GridActionsCell {...params}>
          <GridActionsCellItem
            icon={isPinned ? <PushPinIcon /> : <PushPinOutlinedIcon />}
            label={`${isPinned ? 'Unpin' : 'Pin'} ${params.row.name}`}
            onClick={() => toggle(params.row.id)}
          />
        </GridActionsCell>
      );
    },
  },
];

export default function RowPinToggle() {
  const [all] = React.useState(() => createEmployees(40));
  const [pinned, setPinned] = React.useState<readonly number[]>([4, 9]);

  const rows = React.useMemo(() => all.filter((row) => !pinned.includes(row.id)), [all, pinned]);
  const pinnedRows = React.useMemo(
    () => ({ top: all.filter((row) => pinned.includes(row.id)) }),
    [all, pinned],
  );
  const columns = React.useMemo(
    () =>
      columnsFor(pinned, (id) =>
        setPinned((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])),
      ),
    [pinned],
  );

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        label="Employees to compare"
        hideFooter
      />
    </div>
  );
}
