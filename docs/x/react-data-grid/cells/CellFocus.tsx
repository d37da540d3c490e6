import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

export default function CellFocus() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createEmployees(80));
  const last = React.useRef(-1);

  /** Goes to the next low rating below the one that was found last. */
  const findNext = () => {
    const ids = apiRef.current?.getSortedRowIds() ?? [];
    const isLow = (index: number) => (apiRef.current?.getRow(ids[index] ?? '')?.rating ?? 5) < 2.5;
    const indexes = ids.map((_, index) => index).filter(isLow);
    const next = indexes.find((index) => index > last.current) ?? indexes[0];
    const id = next === undefined ? undefined : ids[next];
    if (next === undefined || id === undefined) return;
    last.current = next;
    apiRef.current?.scrollToIndexes({ rowIndex: next, colIndex: 2 });
    apiRef.current?.setCellFocus(id, 'rating');
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={findNext}>
        Next rating below 2.5
      </Button>
      <div style={{ height: 380, width: '100%' }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} label="Reviews" hideFooter />
      </div>
    </Stack>
  );
}
