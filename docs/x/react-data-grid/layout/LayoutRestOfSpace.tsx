import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Bed {
  id: number;
  crop: string;
  sown: string;
}

const columns: GridColDef<Bed>[] = [
  { field: 'id', headerName: 'Bed', width: 80 },
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 110 },
  { field: 'sown', headerName: 'Sown', width: 110 },
];

const rows: Bed[] = [
  { id: 1, crop: 'Broad beans', sown: '2 March' },
  { id: 2, crop: 'Carrots', sown: '14 March' },
  { id: 3, crop: 'Chard', sown: '20 March' },
  { id: 4, crop: 'Beetroot', sown: '2 April' },
  { id: 5, crop: 'Courgettes', sown: '11 May' },
];

export default function LayoutRestOfSpace() {
  const [notes, setNotes] = React.useState(false);

  return (
    <Paper
      variant="outlined"
      sx={{ width: '100%', height: 420, display: 'flex', flexDirection: 'column', gap: 1, p: 2 }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography>Kitchen garden</Typography>
        <Button aria-expanded={notes} onClick={() => setNotes(!notes)}>
          Notes
        </Button>
      </Stack>
      {notes && (
        <Typography color="text.secondary">
          Bed 3 gets compost in autumn. Bed 5 stays under fleece until the last frost.
        </Typography>
      )}
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid rows={rows} columns={columns} label="Beds" density="compact" hideFooter />
      </div>
    </Paper>
  );
}
