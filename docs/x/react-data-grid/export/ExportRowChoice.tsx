import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

const CHOICES: Record<string, GridCsvExportOptions['getRowsToExport']> = {
  Default: undefined,
  'All rows': ({ apiRef }) => gridSortedRowIdsSelector(apiRef),
  'Filtered rows': ({ apiRef }) => gridFilteredSortedRowIdsSelector(apiRef),
  'This page': ({ apiRef }) => gridPaginatedVisibleSortedGridRowIdsSelector(apiRef),
};

const initialState = {
  pagination: { paginationModel: { pageSize: 10 } },
  filter: { filterModel: { items: [{ field: 'country', operator: 'equals', value: 'Japan' }] } },
};

export default function ExportRowChoice() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createOrders(200));
  const [preview, setPreview] = React.useState('');

  const show = (choice: string) => {
    const getRowsToExport = CHOICES[choice];
    const csv = apiRef.current?.getDataAsCsv(getRowsToExport ? { getRowsToExport } : {}) ?? '';
    const lines = csv.split('\r\n');
    setPreview(`${choice}, rows: ${lines.length - 1}\n${lines.slice(0, 4).join('\n')}\n…`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Orders from Japan"
          checkboxSelection
          disableRowSelectionOnClick
          initialState={initialState}
          pageSizeOptions={[10, 25]}
        />
      </div>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {Object.keys(CHOICES).map((choice) => (
          <Button key={choice} size="small" variant="outlined" onClick={() => show(choice)}>
            {choice}
          </Button>
        ))}
      </Stack>
      <Box role="status" sx={{ minHeight: '8em', overflowX: 'auto' }}>
        <Typography variant="body2" component="pre" sx={{ fontFamily: 'monospace', margin: 0 }}>
          {preview}
        </Typography>
      </Box>
    </Stack>
  );
}
