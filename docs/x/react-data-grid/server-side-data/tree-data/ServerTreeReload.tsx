import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'reading', headerName: 'Reading', type: 'number', width: 110 },
];

export default function ServerTreeReload() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');
  const calls = React.useRef(0);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ groupKeys = [] }) => {
        calls.current += 1;
        const reading = 100 + calls.current;
        await new Promise((resolve) => {
          setTimeout(resolve, 400);
        });
        const [station] = groupKeys;
        if (station === 'Weir') throw new Error('The weir sends no data.');
        if (station) return { rows: [{ id: `${station}-gauge`, name: 'Gauge', reading }] };
        return { rows: ['Bridge', 'Mill', 'Weir'].map((name) => ({ id: name, name, reading })) };
      },
      getGroupKey: (row) => row.name,
      getChildrenCount: (row) => (row.name === 'Gauge' ? 0 : -1),
    }),
    [],
  );

  const reload = (keepChildrenExpanded: boolean) => {
    setMessage('');
    apiRef.current?.dataSource.cache.clear();
    apiRef.current?.dataSource.fetchRows(undefined, { keepChildrenExpanded });
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => reload(true)}>Reload</Button>
        <Button onClick={() => reload(false)}>Reload and close</Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGridPro
          treeData
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) => setMessage(error.message)}
          aria-label="River stations"
          groupingColDef={{ headerName: 'Station', width: 180 }}
          hideFooter
        />
      </div>
      {message && <Alert severity="error">{message}</Alert>}
    </Stack>
  );
}
