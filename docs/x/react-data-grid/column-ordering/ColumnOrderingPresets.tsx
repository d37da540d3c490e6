import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const byName: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', width: 170 },
  { field: 'allergens', headerName: 'Allergens', width: 150 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
  { field: 'table', headerName: 'Table', type: 'number', width: 90 },
];

const kitchenOrder = ['table', 'dish', 'allergens', 'price'];
const position = (column: GridColDef) => kitchenOrder.indexOf(column.field);
const forKitchen = [...byName].sort((first, second) => position(first) - position(second));

const rows = [
  { id: 1, dish: 'Barley soup', allergens: 'Gluten', price: 7.5, table: 12 },
  { id: 2, dish: 'Smoked trout', allergens: 'Fish', price: 14, table: 4 },
];

export default function ColumnOrderingPresets() {
  const [kitchen, setKitchen] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={kitchen} onChange={(event) => setKitchen(event.target.checked)} />
        }
        label="Order of the kitchen"
      />
      <div style={{ height: 220 }}>
        <DataGrid rows={rows} columns={kitchen ? forKitchen : byName} label="Orders" hideFooter />
      </div>
    </Stack>
  );
}
