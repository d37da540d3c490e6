import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef, type GridListViewColDef } from '@mui/x-data-grid-pro';

interface Ferry {
  id: number;
  ferry: string;
  phone: string;
  cars: number;
}

const renderPhone = (phone: string) => <Link href={`tel:${phone.replace(' ', '')}`}>{phone}</Link>;

const columns: GridColDef<Ferry>[] = [
  { field: 'ferry', headerName: 'Ferry', flex: 1, minWidth: 130 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 80 },
  {
    field: 'phone',
    headerName: 'Bridge',
    width: 130,
    renderCell: ({ row }) => renderPhone(row.phone),
  },
];

const listViewColumn: GridListViewColDef<Ferry> = {
  field: 'ferryItem',
  display: 'flex',
  renderCell: ({ row }) => (
    <Stack sx={{ lineHeight: 1.5 }}>
      <span>
        {row.ferry}, {row.cars} cars
      </span>
      <span>Bridge: {renderPhone(row.phone)}</span>
    </Stack>
  ),
};

const rows: Ferry[] = [
  { id: 1, ferry: 'Sound of Ailey', phone: '0171 2001', cars: 24 },
  { id: 2, ferry: 'Lady of the Narrows', phone: '0171 2002', cars: 8 },
  { id: 3, ferry: 'Merganser', phone: '0171 2003', cars: 36 },
];

export default function ListViewSwitch() {
  const [isList, setIsList] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Show as a list"
        control={<Switch checked={isList} onChange={(event) => setIsList(event.target.checked)} />}
      />
      <div style={{ height: 300 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          label="Ferries"
          listView={isList}
          listViewColumn={listViewColumn}
          rowHeight={isList ? 72 : 52}
          hideFooter
        />
      </div>
    </Stack>
  );
}
