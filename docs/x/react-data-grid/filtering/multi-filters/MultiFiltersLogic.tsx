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
import { createEmployees, type Employee } from '../../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

export default function MultiFiltersLogic() {
  const [rows] = React.useState(() => createEmployees(120));
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [
      { id: 1, field: 'salary', operator: '>', value: 120_000 },
      { id: 2, field: 'rating', operator: '>', value: 4.5 },
    ],
    logicOperator: GridLogicOperator.Or,
  });

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Employees"
        value={filterModel.logicOperator}
        onChange={(_event, logicOperator: GridLogicOperator | null) =>
          logicOperator && setFilterModel((model) => ({ ...model, logicOperator }))
        }
      >
        <ToggleButton value={GridLogicOperator.Or}>Well paid or well rated</ToggleButton>
        <ToggleButton value={GridLogicOperator.And}>Both</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 400 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          label="Employees by salary and rating"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </div>
    </Stack>
  );
}
