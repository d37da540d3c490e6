import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Jar {
  id: number;
  jar: string;
  grams: number;
}

const columns: GridColDef<Jar>[] = [
  { field: 'jar', headerName: 'Jar', flex: 1, minWidth: 120, editable: true },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 110, editable: true },
];

const rows: Jar[] = [
  { id: 1, jar: 'Quince jelly', grams: 210 },
  { id: 2, jar: 'Plum butter', grams: 340 },
];

export default function EditEventsReasons() {
  const [events, setEvents] = React.useState<string[]>([]);
  const add = (text: string) => setEvents((previous) => [...previous.slice(-3), text]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 180 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Jars in the cellar"
          onCellEditStart={(params) => add(`Start of ${params.field}: ${params.reason}`)}
          onCellEditStop={(params) => add(`Stop of ${params.field}: ${params.reason}`)}
          onCellModesModelChange={(model) => add(`Model: ${JSON.stringify(model)}`)}
          hideFooter
        />
      </div>
      <Typography role="log" component="div" sx={{ minHeight: '6em', overflowWrap: 'anywhere' }}>
        {events.length === 0 && 'No event yet. Open a cell with a key or a double click.'}
        {events.map((text, index) => (
          <div key={index}>{text}</div>
        ))}
      </Typography>
    </Stack>
  );
}
