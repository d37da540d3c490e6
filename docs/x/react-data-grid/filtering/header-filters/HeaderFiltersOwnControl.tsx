import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';

function OpenOnly({ item, colDef, tabIndex, inputRef }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  const change = (checked: boolean) => {
    const next = { ...item, field: colDef.field, operator: 'is', value: checked };
    if (checked) {
      apiRef.current.upsertFilterItem(next);
    } else {
      apiRef.current.deleteFilterItem(next);
    }
  };

  return (
    <FormControlLabel
      label="Open only"
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

const columns: GridColDef[] = [
  { field: 'lock', headerName: 'Lock', width: 190 },
  { field: 'depth', headerName: 'Depth in m', type: 'number', width: 180 },
  {
    field: 'open',
    headerName: 'Open',
    type: 'boolean',
    width: 160,
    renderHeaderFilter: (params) => <OpenOnly {...params} />,
  },
];

const rows = [
  { id: 1, lock: 'Upper basin', depth: 2.4, open: true },
  { id: 2, lock: 'Tannery', depth: 1.8, open: false },
  { id: 3, lock: 'Harbour gate', depth: 4.1, open: true },
];

export default function HeaderFiltersOwnControl() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro rows={rows} columns={columns} label="Canal locks" headerFilters hideFooter />
    </div>
  );
}
