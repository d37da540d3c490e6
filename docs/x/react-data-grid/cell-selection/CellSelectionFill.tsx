import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../../_data/employees';

const QUARTERS = ['q1', 'q2', 'q3', 'q4'] as const;

type Plan = Pick<Employee, 'id' | 'name'> & Record<(typeof QUARTERS)[number], number>;

const columns: GridColDef<Plan>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  ...QUARTERS.map((field) => ({
    field,
    headerName: `${field.toUpperCase()} (days)`,
    type: 'number' as const,
    width: 110,
  })),
];

const createPlans = (): Plan[] =>
  createEmployees(30).map(({ id, name }) => ({
    id,
    name,
    q1: 40 + (id % 9),
    q2: 50 + (id % 7),
    q3: 35 + (id % 11),
    q4: 45 + (id % 5),
  }));

export default function CellSelectionFill() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(createPlans);
  const [message, setMessage] = React.useState('Drag over some cells, then change them.');

  const raise = () => {
    const cells = apiRef.current?.getSelectedCellsAsArray() ?? [];
    const selected = new Set(cells.map(({ id, field }) => `${id} ${field}`));
    setRows((all) =>
      all.map((row) => {
        const next = { ...row };
        for (const field of QUARTERS) if (selected.has(`${row.id} ${field}`)) next[field] += 5;
        return next;
      }),
    );
    setMessage(`Raised ${cells.filter(({ field }) => field !== 'name').length} cells by 5 days.`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={raise}>
        Add 5 days
      </Button>
      <div style={{ height: 380, width: '100%' }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Plan for the year"
          cellSelection
          rowSelection={false}
          initialState={{ cellSelection: { 2: { q1: true, q2: true }, 3: { q1: true, q2: true } } }}
          hideFooter
        />
      </div>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
