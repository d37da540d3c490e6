import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridGetRowsError,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'hut', headerName: 'Hut', flex: 1, minWidth: 130 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 90 },
];

const huts = ['Alder', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel', 'Juniper'].map((hut, index) => ({
  id: index,
  hut,
  beds: 8 + index * 2,
}));

export default function ServerDataErrors() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');
  const attempts = React.useRef(0);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ start, end }) => {
        await new Promise((resolve) => {
          setTimeout(resolve, 400);
        });
        if (start !== 0) {
          attempts.current += 1;
          if (attempts.current === 1) throw new Error('The server did not answer.');
        }
        return { rows: huts.slice(Number(start), end + 1), rowCount: huts.length };
      },
    }),
    [],
  );

  const retry = () => {
    setMessage('');
    apiRef.current?.dataSource.fetchRows();
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 375 }}>
        <DataGrid
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) =>
            error instanceof GridGetRowsError && setMessage(error.message)
          }
          aria-label="Mountain huts"
          initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
          pageSizeOptions={[4]}
          disableColumnSorting
          disableColumnFilter
        />
      </div>
      {message && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={retry}>
              Try again
            </Button>
          }
        >
          {message}
        </Alert>
      )}
    </Stack>
  );
}
