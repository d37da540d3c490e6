import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150 },
];

export default function ApiObjectOutside() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createEmployees(100));
  const [message, setMessage] = React.useState('Use the buttons.');

  const goToLast = () => {
    const id = apiRef.current?.getSortedRowIds().at(-1);
    if (id === undefined) return;
    apiRef.current?.scrollToIndexes({ rowIndex: rows.length - 1, colIndex: 0 });
    apiRef.current?.setCellFocus(id, 'id');
  };

  const count = () => {
    const lines = apiRef.current?.getDataAsCsv().split('\n').length ?? 0;
    setMessage(`The CSV has ${lines} lines.`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={goToLast}>Go to the last row</Button>
        <Button onClick={() => apiRef.current?.sortColumn('name', 'asc')}>Sort by name</Button>
        <Button onClick={() => apiRef.current?.showFilterPanel('role')}>Filter roles</Button>
        <Button onClick={count}>Count lines</Button>
      </Stack>
      <Typography role="status">{message}</Typography>
      <div style={{ height: 380 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} label="Employees" hideFooter />
      </div>
    </Stack>
  );
}
