import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

type Line = Order & { remark: string; change: number };

const REMARKS = ['fragile, keep dry', '=SUM(A1:A9)', '@warehouse', 'call before delivery'];

const columns: GridColDef<Line>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
  { field: 'change', headerName: 'Change', type: 'number', width: 100 },
  { field: 'remark', headerName: 'Remark', flex: 1, minWidth: 160 },
];

const createLines = (): Line[] =>
  createOrders(30).map((order, index) => ({
    ...order,
    remark: REMARKS[index % REMARKS.length] ?? '',
    change: (index % 5) * 15 - 30,
  }));

export default function ExportCsvText() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(createLines);
  const [isRaw, setIsRaw] = React.useState(false);
  const [escapeFormulas, setEscapeFormulas] = React.useState(true);
  const [preview, setPreview] = React.useState('');

  // After the grid has rendered with the new setting.
  React.useEffect(() => {
    const csv = apiRef.current?.getDataAsCsv({ escapeFormulas }) ?? '';
    setPreview(csv.split('\r\n').slice(0, 6).join('\n'));
  }, [apiRef, isRaw, escapeFormulas]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Orders with remarks"
          ignoreValueFormatterDuringExport={isRaw}
          hideFooter
        />
      </div>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={
            <Switch
              checked={escapeFormulas}
              onChange={(event) => setEscapeFormulas(event.target.checked)}
            />
          }
          label="Escape formulas"
        />
        <FormControlLabel
          control={<Switch checked={isRaw} onChange={(event) => setIsRaw(event.target.checked)} />}
          label="Ignore value formatters"
        />
      </Stack>
      <Box
        role="status"
        sx={{ fontFamily: 'monospace', fontSize: 14, whiteSpace: 'pre-wrap', minHeight: '9em' }}
      >
        {preview}
      </Box>
    </Stack>
  );
}
