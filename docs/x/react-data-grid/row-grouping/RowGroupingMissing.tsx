import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../../_data/employees';

type Application = Pick<Employee, 'id' | 'name' | 'department' | 'country'> & {
  mentor: string | null;
};

const MENTORS = ['Ada Adler', 'Hugo Lima', null, 'Kira Evans'];
const createApplications = (): Application[] =>
  createEmployees(40).map(({ id, name, department, country }) => ({
    id,
    name,
    department,
    country,
    mentor: MENTORS[((id * 5) % 7) % 4] ?? null,
  }));

const columnsFor = (named: boolean): GridColDef<Application>[] => [
  {
    field: 'mentor',
    headerName: 'Mentor',
    width: 140,
    groupingValueGetter: (value?: string | null) => value ?? (named ? 'No mentor yet' : null),
  },
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'country', headerName: 'Country', width: 120 },
];

const initialState = { rowGrouping: { model: ['mentor'] } };

const groupingColDef = { headerName: 'Mentor', width: 190 };

export default function RowGroupingMissing() {
  const [rows] = React.useState(createApplications);
  const [named, setNamed] = React.useState(true);
  const columns = React.useMemo(() => columnsFor(named), [named]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Collect rows without a mentor in their own group"
        control={<Switch checked={named} onChange={(event) => setNamed(event.target.checked)} />}
      />
      <div style={{ height: 400 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          label="New colleagues by mentor"
          groupingColDef={groupingColDef}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
