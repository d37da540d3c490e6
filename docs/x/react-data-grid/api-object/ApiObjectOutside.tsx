import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Stop {
  id: number;
  stop: string;
  minutes: number;
}

const columns: GridColDef<Stop>[] = [
  { field: 'stop', headerName: 'Stop', width: 180 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const names = ['Quay', 'Market', 'Theatre', 'Mill', 'School', 'Baths', 'Park', 'Ring road'];

const rows: Stop[] = names.map((stop, index) => ({ id: index + 1, stop, minutes: index * 4 }));

export default function ApiObjectOutside() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Use the buttons.');

  const goToLast = () => {
    apiRef.current?.scrollToIndexes({ rowIndex: rows.length - 1, colIndex: 0 });
    apiRef.current?.setCellFocus(8, 'stop');
  };

  const count = () => {
    const lines = apiRef.current?.getDataAsCsv().split('\n').length ?? 0;
    setMessage(`The CSV text has ${lines} lines.`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={goToLast}>Go to the last stop</Button>
        <Button onClick={() => apiRef.current?.sortColumn('stop', 'asc')}>Sort by name</Button>
        <Button onClick={count}>Count lines</Button>
      </Stack>
      <Typography role="status">{message}</Typography>
      <div style={{ height: 270 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} label="Bus stops" hideFooter />
      </div>
    </Stack>
  );
}
