import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../../_data/employees';

type Separator = NonNullable<DataGridProProps['pinnedColumnsSectionSeparator']>;
const SEPARATORS: Separator[] = ['border', 'shadow', 'border-and-shadow'];

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 140 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'startDate', headerName: 'Start date', type: 'date', width: 140 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130 },
];

export default function ColumnPinningStyled() {
  const [rows] = React.useState(() => createEmployees(40));
  const [separator, setSeparator] = React.useState<Separator>('border-and-shadow');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Separator"
        value={separator}
        onChange={(_event, next: Separator | null) => next && setSeparator(next)}
        sx={{ flexWrap: 'wrap' }}
      >
        {SEPARATORS.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 380 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          label="Employees"
          pinnedColumnsSectionSeparator={separator}
          initialState={{ pinnedColumns: { left: ['name'], right: ['salary'] } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
