import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'country', headerName: 'Country', width: 120 },
];

const initialState = {
  rowGrouping: { model: ['department'] },
  columns: { columnVisibilityModel: { department: false } },
};

const groupingColDef = { headerName: 'Department', width: 190 };

const isGroupExpandedByDefault: DataGridPremiumProps['isGroupExpandedByDefault'] = (node) =>
  /Design|Finance/.test(String(node.groupingKey));

export default function RowGroupingDrag() {
  const [rows] = React.useState(() => createEmployees(40));
  const [message, setMessage] = React.useState('Drag someone into another department.');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 420 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          label="Employees that move between departments"
          rowReordering
          processRowUpdate={(next: Employee, previous: Employee) => {
            setMessage(`${next.name}: from ${previous.department} to ${next.department}.`);
            return next;
          }}
          groupingColDef={groupingColDef}
          isGroupExpandedByDefault={isGroupExpandedByDefault}
          initialState={initialState}
        />
      </div>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
