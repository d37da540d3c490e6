import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createEmployees } from '../../../../../docs/x/_data/employees';
import type { Employee } from '../../../../../docs/x/_data/employees';
import { useExampleDensity } from './exampleDensity';

const ROWS = createEmployees(1000);

const COLUMNS: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 165 },
  { field: 'role', headerName: 'Role', width: 185 },
  { field: 'country', headerName: 'Country', width: 115 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 95 },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 95 },
];

export default function TeamGrid() {
  const isDense = useExampleDensity();
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        label="A thousand employees"
        rows={ROWS}
        columns={COLUMNS}
        density={isDense ? 'compact' : 'standard'}
        checkboxSelection
      />
    </div>
  );
}
