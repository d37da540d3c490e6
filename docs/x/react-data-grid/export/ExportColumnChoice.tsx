import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'department', headerName: 'Department', width: 120 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 90, disableExport: true },
];

const OPTIONS: Record<string, GridCsvExportOptions> = {
  default: {},
  allColumns: { allColumns: true },
  fields: { fields: ['rating', 'name'] },
  noHeaders: { includeHeaders: false },
};

export default function ExportColumnChoice() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createEmployees(40));
  const [choice, setChoice] = React.useState<string | null>(null);
  const [preview, setPreview] = React.useState('Choose the columns of the file.');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Employees, with the country hidden"
          initialState={{ columns: { columnVisibilityModel: { country: false } } }}
          hideFooter
        />
      </div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Columns of the file"
        value={choice}
        onChange={(_event, next: string | null) => {
          if (next === null) return;
          setChoice(next);
          const csv = apiRef.current?.getDataAsCsv(OPTIONS[next]) ?? '';
          setPreview(csv.split('\r\n').slice(0, 4).join('\n'));
        }}
        sx={{ flexWrap: 'wrap' }}
      >
        {Object.keys(OPTIONS).map((key) => (
          <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        role="status"
        sx={{ fontFamily: 'monospace', whiteSpace: 'pre-wrap', minHeight: '6em', fontSize: 14 }}
      >
        {preview}
      </Box>
    </Stack>
  );
}
