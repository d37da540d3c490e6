import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'lock', headerName: 'Lock', width: 130, disableReorder: true },
  { field: 'lift', headerName: 'Lift (m)', type: 'number', width: 110 },
  { field: 'length', headerName: 'Length (m)', type: 'number', width: 120 },
  { field: 'keeper', headerName: 'Keeper', width: 130 },
];

const rows = [
  { id: 1, lock: 'Elm bridge', lift: 2.6, length: 38, keeper: 'B. Osei' },
  { id: 2, lock: 'Long reach', lift: 3.4, length: 41, keeper: 'M. Lund' },
];

export default function ColumnOrderingDrag() {
  const apiRef = useGridApiRef();
  const [fields, setFields] = React.useState(columns.map((column) => column.field));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status">{`Order: ${fields.join(', ')}`}</Typography>
      <div style={{ height: 220 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Locks"
          onColumnOrderChange={() =>
            setFields(apiRef.current?.getAllColumns().map((column) => column.field) ?? [])
          }
          hideFooter
        />
      </div>
    </Stack>
  );
}
