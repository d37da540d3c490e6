import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

interface View {
  name: string;
  model: GridFilterModel;
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

const firstView: View = {
  name: 'Rated below 3',
  model: { items: [{ field: 'rating', operator: '<', value: 3 }] },
};

export default function FilterRecipeViews() {
  const [rows] = React.useState(() => createEmployees(80));
  const [views, setViews] = React.useState([firstView]);
  const [model, setModel] = React.useState<GridFilterModel>(firstView.model);

  const save = () => {
    const [item] = model.items;
    if (!item) return;
    const name = `${item.field} ${item.operator} ${item.value ?? ''}`;
    // The same filter again replaces its view, because the names are keys.
    setViews([...views.filter((view) => view.name !== name), { name, model }]);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {views.map((view) => (
          <Chip
            key={view.name}
            label={view.name}
            color={view.model === model ? 'primary' : 'default'}
            onClick={() => setModel(view.model)}
            onDelete={() => setViews(views.filter((one) => one !== view))}
          />
        ))}
        <Button
          size="small"
          disabled={model.items.length === 0 || views.some((view) => view.model === model)}
          onClick={save}
        >
          Save this filter
        </Button>
      </Stack>
      <div style={{ height: 420 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Employees with saved filters"
          showToolbar
          filterModel={model}
          onFilterModelChange={setModel}
        />
      </div>
    </Stack>
  );
}
