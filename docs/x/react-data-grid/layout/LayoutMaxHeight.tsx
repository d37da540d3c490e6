import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Boat {
  id: number;
  boat: string;
  berth: string;
}

const columns: GridColDef<Boat>[] = [
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 120 },
  { field: 'berth', headerName: 'Berth', width: 100 },
];

const names = ['Petrel', 'Avocet', 'Dunlin', 'Curlew', 'Sanderling', 'Whimbrel', 'Turnstone'];

const boats: Boat[] = names.map((boat, index) => ({
  id: index + 1,
  boat,
  berth: `B ${index + 11}`,
}));

export default function LayoutMaxHeight() {
  const [count, setCount] = React.useState(2);
  const rows = React.useMemo(() => boats.slice(0, count), [count]);

  return (
    <Stack spacing={1} sx={{ width: '100%', height: 400 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button disabled={count === boats.length} onClick={() => setCount(count + 1)}>
          Moor a boat
        </Button>
        <Button disabled={count === 0} onClick={() => setCount(count - 1)}>
          Cast off
        </Button>
      </Stack>
      <div style={{ display: 'flex', flexDirection: 'column', maxHeight: 320 }}>
        <DataGrid rows={rows} columns={columns} label="Boats in the harbour" hideFooter />
      </div>
    </Stack>
  );
}
