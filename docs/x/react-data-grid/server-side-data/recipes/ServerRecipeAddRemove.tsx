import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridDataSource } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'stall', headerName: 'Stall', flex: 1, minWidth: 120 },
  { field: 'metres', headerName: 'Metres', type: 'number', width: 100 },
];

const wait = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 400);
  });

function createServer() {
  let stalls = ['Bread', 'Cheese', 'Candles', 'Honey', 'Wool'].map((stall, index) => ({
    id: index + 1,
    stall,
    metres: 2 + index,
  }));
  const dataSource: GridDataSource = {
    getRows: async ({ start, end }) => {
      await wait();
      return { rows: stalls.slice(Number(start), end + 1), rowCount: stalls.length };
    },
  };
  const add = async () => {
    await wait();
    const id = Math.max(0, ...stalls.map((stall) => stall.id)) + 1;
    stalls = [{ id, stall: `Guest stall ${id}`, metres: 3 }, ...stalls];
  };
  const removeFirst = async () => {
    await wait();
    stalls = stalls.slice(1);
  };
  return { dataSource, add, removeFirst };
}

export default function ServerRecipeAddRemove() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(createServer);
  const [busy, setBusy] = React.useState(false);

  const change = async (send: () => Promise<void>) => {
    setBusy(true);
    await send();
    apiRef.current?.dataSource.cache.clear();
    await apiRef.current?.dataSource.fetchRows();
    setBusy(false);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button loading={busy} onClick={() => change(server.add)}>
          Add a stall
        </Button>
        <Button loading={busy} onClick={() => change(server.removeFirst)}>
          Remove the first
        </Button>
      </Stack>
      <div style={{ height: 325 }}>
        <DataGrid
          apiRef={apiRef}
          columns={columns}
          dataSource={server.dataSource}
          aria-label="Market stalls"
          initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
          pageSizeOptions={[3]}
          disableColumnSorting
          disableColumnFilter
        />
      </div>
    </Stack>
  );
}
