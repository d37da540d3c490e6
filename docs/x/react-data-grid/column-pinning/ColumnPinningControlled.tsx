import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../../_data/employees';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

type Plan = Pick<Employee, 'id' | 'name'> & { days: number[] };

const columns: GridColDef<Plan>[] = [
  { field: 'name', headerName: 'Name', width: 140 },
  ...MONTHS.map((month, index) => ({
    field: month,
    type: 'number' as const,
    width: 90,
    valueGetter: (_value: unknown, row: Plan) => row.days[index],
  })),
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 90,
    valueGetter: (_value, row) => row.days.reduce((sum, days) => sum + days, 0),
  },
];

const createPlans = (): Plan[] =>
  createEmployees(30).map(({ id, name }) => ({
    id,
    name,
    days: MONTHS.map((_, month) => 14 + ((id * 7 + month * 5) % 9)),
  }));

export default function ColumnPinningControlled() {
  const [rows] = React.useState(createPlans);
  const [pinned, setPinned] = React.useState<GridPinnedColumnFields>({
    left: ['name'],
    right: ['total'],
  });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status">
        {`Left: ${pinned.left?.join(', ') || 'none'}. Right: ${pinned.right?.join(', ') || 'none'}.`}
      </Typography>
      <div style={{ height: 380 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          label="Working days by month"
          pinnedColumns={pinned}
          onPinnedColumnsChange={setPinned}
          hideFooter
        />
      </div>
    </Stack>
  );
}
