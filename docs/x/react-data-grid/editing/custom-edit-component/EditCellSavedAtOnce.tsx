import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Loom {
  id: number;
  loom: string;
  shift: string;
}

function ShiftEditor({ id, field, value, hasFocus }: GridRenderEditCellParams<Loom, string>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLDivElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLButtonElement>('[aria-pressed="true"]')?.focus();
    }
  }, [hasFocus]);

  const choose = async (_event: React.MouseEvent, next: string | null) => {
    if (next === null) {
      return;
    }
    const valid = await apiRef.current.setEditCellValue({ id, field, value: next });
    if (valid) {
      apiRef.current.stopCellEditMode({ id, field });
    }
  };

  return (
    <ToggleButtonGroup
      ref={ref}
      exclusive
      size="small"
      aria-label="Shift"
      value={value}
      onChange={choose}
      sx={{ alignSelf: 'center', paddingInline: 1 }}
    >
      <ToggleButton value="Early">Early</ToggleButton>
      <ToggleButton value="Late">Late</ToggleButton>
    </ToggleButtonGroup>
  );
}

const columns: GridColDef<Loom>[] = [
  { field: 'loom', headerName: 'Loom', flex: 1, minWidth: 110 },
  {
    field: 'shift',
    headerName: 'Shift',
    width: 170,
    editable: true,
    renderEditCell: (params) => <ShiftEditor {...params} />,
  },
];

const rows: Loom[] = [
  { id: 1, loom: 'Jacquard 1', shift: 'Early' },
  { id: 2, loom: 'Dobby 4', shift: 'Late' },
];

export default function EditCellSavedAtOnce() {
  return (
    <div style={{ height: 180, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Looms and shifts" hideFooter />
    </div>
  );
}
