import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Boat {
  id: number;
  boat: string;
  port: string | null;
}

const ports = ['Bergen', 'Dragør', 'Hirtshals', 'Kristiansand', 'Lysekil', 'Skagen', 'Visby'];

function PortEditor(props: GridRenderEditCellParams<Boat, string | null>) {
  const { id, field, value, hasFocus } = props;
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Autocomplete
      fullWidth
      autoHighlight
      options={ports}
      value={value ?? null}
      onChange={(_event, next) => apiRef.current.setEditCellValue({ id, field, value: next })}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          size="small"
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': 'Home port' } }}
        />
      )}
      sx={{ alignSelf: 'center' }}
    />
  );
}

const columns: GridColDef<Boat>[] = [
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 110 },
  {
    field: 'port',
    headerName: 'Home port',
    width: 190,
    editable: true,
    renderEditCell: (params) => <PortEditor {...params} />,
  },
];

const rows: Boat[] = [
  { id: 1, boat: 'Fulmar', port: 'Skagen' },
  { id: 2, boat: 'Eider', port: null },
  { id: 3, boat: 'Turnstone', port: 'Visby' },
];

export default function EditCellAutocomplete() {
  return (
    <div style={{ height: 230, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Boats and home ports" hideFooter />
    </div>
  );
}
