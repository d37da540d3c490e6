import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'loom', headerName: 'Loom', flex: 1, minWidth: 120 },
  { field: 'weaver', headerName: 'Weaver', width: 120 },
];

const rows = [
  { id: 1, loom: 'Broad loom', weaver: 'Aino' },
  { id: 2, loom: 'Band loom', weaver: 'Juhani' },
  { id: 3, loom: 'Table loom', weaver: 'Aino' },
];

export default function AccessibleResultCount() {
  const apiRef = useGridApiRef();
  const [count, setCount] = React.useState(rows.length);

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('filteredRowsSet', () =>
        setCount(gridFilteredTopLevelRowCountSelector(apiRef)),
      ),
    [apiRef],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Looms"
          showToolbar
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status">
        {count} of {rows.length} looms shown
      </Typography>
    </Stack>
  );
}
