import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 140, editable: true },
];

export default function RowDefinitionRead() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createEmployees(40));
  const [answer, setAnswer] = React.useState('Edit a salary or filter, then read the rows.');

  const read = () => {
    const api = apiRef.current;
    if (!api) return;
    const sum = [...api.getRowModels().values()].reduce((total, row) => total + row.salary, 0);
    const visible = gridFilteredSortedRowIdsSelector(apiRef).length;
    setAnswer(
      `${api.getRowsCount()} rows, ${visible} of them visible, $${sum.toLocaleString('en-US')} in all; row 1: ${api.getRow(1)?.name}.`,
    );
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="outlined" onClick={read}>
          Read the rows
        </Button>
        <Typography variant="body2" role="status">
          {answer}
        </Typography>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Employees to read"
          showToolbar
          disableRowSelectionOnClick
        />
      </div>
    </Stack>
  );
}
