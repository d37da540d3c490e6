import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 140 },
  { field: 'workshop', headerName: 'Workshop', width: 160 },
];

const rows = [
  { id: 1, place: 'Málaga', workshop: 'Lute making' },
  { id: 2, place: 'Malaga Street', workshop: 'Bookbinding' },
  { id: 3, place: 'Malmö', workshop: 'Glass blowing' },
  { id: 4, place: 'Lyon', workshop: 'Silk weaving' },
];

export default function FilteringDiacritics() {
  const [ignore, setIgnore] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="Ignore accents"
        control={<Switch checked={ignore} onChange={(_event, checked) => setIgnore(checked)} />}
      />
      <div style={{ height: 280 }}>
        <DataGrid
          key={String(ignore)}
          rows={rows}
          columns={columns}
          label="Workshops, filtered by the text malaga"
          ignoreDiacritics={ignore}
          initialState={{
            filter: {
              filterModel: { items: [{ field: 'place', operator: 'contains', value: 'malaga' }] },
            },
          }}
          hideFooter
        />
      </div>
    </div>
  );
}
