import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Gauge {
  id: number;
  gauge: string;
  level: number;
  remark: string;
}

const columns: GridColDef<Gauge>[] = [
  { field: 'gauge', headerName: 'Gauge', flex: 1, minWidth: 120 },
  {
    field: 'level',
    headerName: 'Level (cm)',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => value.toLocaleString('en-GB'),
  },
  { field: 'remark', headerName: 'Remark', width: 150 },
];

const rows: Gauge[] = [
  { id: 1, gauge: 'Upper lock', level: 1240, remark: 'rising, slowly' },
  { id: 2, gauge: 'Salt meadow', level: -35, remark: '=low tide' },
];

export default function ExportCsvText() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('');
  const show = (escapeFormulas: boolean) =>
    setText(apiRef.current?.getDataAsCsv({ escapeFormulas }) ?? '');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 180 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} label="Water gauges" hideFooter />
      </div>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => show(true)}>Show CSV</Button>
        <Button onClick={() => show(false)}>Show CSV without escaping</Button>
      </Stack>
      <Box role="status" sx={{ fontFamily: 'monospace', whiteSpace: 'pre-wrap', minHeight: '5em' }}>
        {text}
      </Box>
    </Stack>
  );
}
