import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders } from '../../_data/orders';

const PLACES =
  'Málaga,Malaga Street,Malmö,München,Múnich Bar,Zürich,Zurich Road,São Paulo,Sao Paulo,Córdoba,Cordoba,Århus,Aarhus,Kraków,Krakow,Göteborg,Bogotá,Bogota,Nîmes,Orléans,New Orleans,Łódź'.split(
    ',',
  );

interface Place {
  id: number;
  place: string;
  orders: number;
}

const createPlaces = (): Place[] => {
  const orders = createOrders(PLACES.length);
  return PLACES.map((place, id) => ({ id, place, orders: orders[id]?.quantity ?? 0 }));
};

const columns: GridColDef<Place>[] = [
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 140 },
  { field: 'orders', headerName: 'Orders', type: 'number', width: 110 },
];

const initialState = {
  filter: {
    filterModel: { items: [{ field: 'place', operator: 'startsWith', value: 'malaga' }] },
  },
};

export default function FilteringDiacritics() {
  const [rows] = React.useState(createPlaces);
  const [ignore, setIgnore] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="Ignore accents"
        control={<Switch checked={ignore} onChange={(_event, checked) => setIgnore(checked)} />}
      />
      <div style={{ height: 380 }}>
        <DataGrid
          key={String(ignore)}
          rows={rows}
          columns={columns}
          label="Places, filtered by malaga"
          showToolbar
          ignoreDiacritics={ignore}
          initialState={initialState}
        />
      </div>
    </div>
  );
}
