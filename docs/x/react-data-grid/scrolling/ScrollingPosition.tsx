import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Tide {
  id: number;
  hour: string;
  harbour: number;
  estuary: number;
  lagoon: number;
}

const columns: GridColDef<Tide>[] = [
  { field: 'hour', headerName: 'Hour', width: 110 },
  { field: 'harbour', headerName: 'Harbour (cm)', type: 'number', width: 200 },
  { field: 'estuary', headerName: 'Estuary (cm)', type: 'number', width: 200 },
  { field: 'lagoon', headerName: 'Lagoon (cm)', type: 'number', width: 400 },
];

const rows: Tide[] = Array.from({ length: 24 }, (_, hour) => ({
  id: hour,
  hour: `${hour}:00`,
  harbour: 180 + ((hour * 37) % 90),
  estuary: 140 + ((hour * 29) % 70),
  lagoon: 40 + ((hour * 11) % 25),
}));

export default function ScrollingPosition() {
  const apiRef = useGridApiRef();
  const [position, setPosition] = React.useState({ top: 104, left: 0 });

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('scrollPositionChange', ({ top, left }) =>
        setPosition({ top: Math.round(top), left: Math.round(Math.abs(left)) }),
      ),
    [apiRef],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button onClick={() => apiRef.current?.scroll({ top: 0, left: 0 })}>To the start</Button>
        <Button onClick={() => apiRef.current?.scroll({ top: 520, left: 300 })}>To 520, 300</Button>
        <Typography>{`Top ${position.top}, left ${position.left}`}</Typography>
      </Stack>
      <div style={{ height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Tides by the hour"
          initialState={{ scroll: { top: 104, left: 0 } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
