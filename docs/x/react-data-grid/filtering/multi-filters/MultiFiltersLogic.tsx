import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  GridLogicOperator,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'machine', headerName: 'Machine', flex: 1, minWidth: 150 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 110 },
  { field: 'noise', headerName: 'Noise in dB', type: 'number', width: 130 },
];

const rows = [
  { id: 1, machine: 'Lathe', hours: 420, noise: 71 },
  { id: 2, machine: 'Press', hours: 1260, noise: 88 },
  { id: 3, machine: 'Planer', hours: 310, noise: 93 },
  { id: 4, machine: 'Loom', hours: 1480, noise: 66 },
];

export default function MultiFiltersLogic() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [
      { id: 1, field: 'hours', operator: '>', value: 1000 },
      { id: 2, field: 'noise', operator: '>', value: 85 },
    ],
    logicOperator: GridLogicOperator.Or,
  });

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Machines to check"
        value={filterModel.logicOperator}
        onChange={(_event, logicOperator: GridLogicOperator | null) =>
          logicOperator && setFilterModel((model) => ({ ...model, logicOperator }))
        }
      >
        <ToggleButton value={GridLogicOperator.Or}>Old or loud</ToggleButton>
        <ToggleButton value={GridLogicOperator.And}>Old and loud</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 290 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          label="Machines"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
