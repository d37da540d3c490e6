import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../../../_data/employees';

function RemoteOnly({ item, colDef, tabIndex, inputRef }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  const change = (checked: boolean) => {
    const next = { ...item, field: colDef.field, operator: 'is', value: checked };
    if (checked) apiRef.current.upsertFilterItem(next);
    else apiRef.current.deleteFilterItem(next);
  };

  return (
    <FormControlLabel
      label="Remote only"
      control={
        <Checkbox
          size="small"
          checked={item.value === true}
          onChange={(_event, checked) => change(checked)}
          slotProps={{
            input: { ref: inputRef as React.RefObject<HTMLInputElement | null>, tabIndex },
          }}
        />
      }
    />
  );
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 180 },
  {
    field: 'remote',
    headerName: 'Remote',
    type: 'boolean',
    width: 170,
    renderHeaderFilter: (params) => <RemoteOnly {...params} />,
  },
];

export default function HeaderFiltersOwnControl() {
  const [rows] = React.useState(() => createEmployees(60));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro rows={rows} columns={columns} label="Employees by place of work" headerFilters />
    </div>
  );
}
