import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Guest {
  id: number;
  givenName: string;
  familyName: string;
}

const columns: GridColDef<Guest>[] = [
  {
    field: 'fullName',
    headerName: 'Full name (edit me)',
    flex: 1,
    minWidth: 170,
    editable: true,
    valueGetter: (_value, row) => `${row.givenName} ${row.familyName}`.trim(),
    valueSetter: (value: string, row) => {
      const [givenName = '', ...rest] = value.trim().split(/\s+/);
      return { ...row, givenName, familyName: rest.join(' ') };
    },
  },
  { field: 'givenName', headerName: 'Given name', width: 130 },
  { field: 'familyName', headerName: 'Family name', width: 130 },
];

export default function SettableValues() {
  const [guests, setGuests] = React.useState<Guest[]>([
    { id: 1, givenName: 'Amara', familyName: 'Okafor' },
    { id: 2, givenName: 'Jonas', familyName: 'van Dijk' },
  ]);

  const saveGuest = (next: Guest) => {
    setGuests((previous) => previous.map((guest) => (guest.id === next.id ? next : guest)));
    return next;
  };

  return (
    <div style={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={guests}
        columns={columns}
        label="Guests"
        processRowUpdate={saveGuest}
        hideFooter
      />
    </div>
  );
}
