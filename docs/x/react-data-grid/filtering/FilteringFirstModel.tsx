import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Crossing {
  id: string;
  route: string;
  harbour: 'Norvik' | 'Sandholm' | 'Ostrow';
  minutes: number;
  cars: boolean;
}

const columns: GridColDef<Crossing>[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 160 },
  {
    field: 'harbour',
    headerName: 'Harbour',
    type: 'singleSelect',
    valueOptions: ['Norvik', 'Sandholm', 'Ostrow'],
    width: 130,
  },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
  { field: 'cars', headerName: 'Cars', type: 'boolean', width: 90 },
];

const rows: Crossing[] = [
  { id: 'f1', route: 'Inner islands', harbour: 'Norvik', minutes: 35, cars: true },
  { id: 'f2', route: 'Lighthouse', harbour: 'Sandholm', minutes: 20, cars: false },
  { id: 'f3', route: 'Mainland express', harbour: 'Ostrow', minutes: 95, cars: true },
  { id: 'f4', route: 'Seal bank', harbour: 'Norvik', minutes: 50, cars: false },
  { id: 'f5', route: 'Outer islands', harbour: 'Ostrow', minutes: 140, cars: true },
];

export default function FilteringFirstModel() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Ferry routes"
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'harbour', operator: 'isAnyOf', value: ['Norvik', 'Sandholm'] }],
            },
          },
        }}
      />
    </div>
  );
}
