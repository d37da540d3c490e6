import * as React from 'react';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { euros, firstParts, stateOf, type Part } from './parts';

const columns: GridColDef<Part>[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 160 },
  {
    field: 'room',
    headerName: 'Room',
    type: 'singleSelect',
    valueOptions: ['Cellar', 'Loft', 'Shop'],
    width: 100,
    editable: true,
  },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90, editable: true },
  { field: 'minimum', headerName: 'Minimum', type: 'number', width: 100 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: ['Sold out', 'To order', 'Enough'],
    width: 115,
    display: 'flex',
    valueGetter: (_value, row) => stateOf(row),
    renderCell: ({ value }) => (
      <Chip size="small" label={value} variant={value === 'Enough' ? 'outlined' : 'filled'} />
    ),
  },
];

const shortage: GridFilterModel = {
  items: [{ id: 1, field: 'state', operator: 'not', value: 'Enough' }],
};

export default function InventoryParts() {
  const [parts, setParts] = React.useState(firstParts);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [error, setError] = React.useState('');
  const total = parts.reduce((sum, part) => sum + part.stock * part.cents, 0) / 100;
  const savePart = (next: Part) => {
    if (!Number.isInteger(next.stock) || next.stock < 0) {
      throw new Error(`${next.part}: the stock must be a whole number of 0 or more.`);
    }
    setParts((all) => all.map((part) => (part.id === next.id ? next : part)));
    setError('');
    return next;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={filterModel.items[0] === shortage.items[0]} />}
        label="Only parts running low"
        onChange={(_event, checked) => setFilterModel(checked ? shortage : { items: [] })}
      />
      <div style={{ height: 520 }}>
        <DataGrid
          rows={parts}
          columns={columns}
          label="Bicycle parts"
          showToolbar
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          processRowUpdate={savePart}
          onProcessRowUpdateError={(failure: Error) => setError(failure.message)}
          hideFooter
        />
      </div>
      <Typography>
        <span role="status">{error === '' && `Stock value: ${euros.format(total)}`}</span>
        <span role="alert">{error}</span>
      </Typography>
    </Stack>
  );
}
