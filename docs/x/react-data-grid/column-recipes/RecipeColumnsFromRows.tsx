import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

type Value = string | number | boolean | null;
type Row = { id: number; [field: string]: Value };

const files = {
  Trees: [
    { id: 1, species: 'Hornbeam', heightInMeters: null, protected: true },
    { id: 2, species: 'Silver birch', heightInMeters: 14.5, protected: false },
  ],
  Benches: [
    { id: 1, street: 'Quay', seats: 4, material: 'Oak' },
    { id: 2, street: 'Old cemetery', seats: 3, material: 'Steel' },
  ],
} satisfies Record<string, Row[]>;

const title = (field: string) =>
  field.charAt(0).toUpperCase() + field.slice(1).replace(/[A-Z]/g, (c) => ` ${c.toLowerCase()}`);

function columnsOf(rows: Row[]): GridColDef<Row>[] {
  const fields = new Set(rows.flatMap((row) => Object.keys(row)));
  fields.delete('id');
  return Array.from(fields, (field) => {
    const type = typeof rows.map((row) => row[field]).find((value) => value != null);
    return {
      field,
      headerName: title(field),
      type: type === 'number' || type === 'boolean' ? type : 'string',
      flex: 1,
      minWidth: 140,
    };
  });
}

export default function RecipeColumnsFromRows() {
  const [file, setFile] = React.useState<keyof typeof files>('Trees');
  const rows: Row[] = files[file];
  const columns = React.useMemo(() => columnsOf(rows), [rows]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="File"
        value={file}
        onChange={(_event, name: keyof typeof files | null) => setFile(name ?? file)}
      >
        <ToggleButton value="Trees">Trees</ToggleButton>
        <ToggleButton value="Benches">Benches</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 220 }}>
        <DataGrid rows={rows} columns={columns} label={file} hideFooter />
      </div>
    </Stack>
  );
}
