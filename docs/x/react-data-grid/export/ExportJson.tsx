import * as React from 'react';
import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridVisibleColumnFieldsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'department', headerName: 'Department', width: 120 },
  { field: 'startDate', headerName: 'Start date', type: 'date', width: 120 },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 90 },
];

function save(name: string, content: string, type: string) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

function JsonToolbar() {
  const apiRef = useGridApiContext();

  const exportJson = () => {
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const people = gridFilteredSortedRowIdsSelector(apiRef).map((id) =>
      Object.fromEntries(fields.map((field) => [field, apiRef.current.getCellValue(id, field)])),
    );
    save('employees.json', JSON.stringify(people, null, 2), 'application/json');
  };

  return (
    <Toolbar aria-label="Export">
      <ToolbarButton
        render={<Button size="small" startIcon={<DownloadIcon />} />}
        onClick={exportJson}
      >
        Save as JSON
      </ToolbarButton>
    </Toolbar>
  );
}

export default function ExportJson() {
  const [rows] = React.useState(() => createEmployees(50));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Employees"
        slots={{ toolbar: JsonToolbar }}
        showToolbar
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
      />
    </div>
  );
}
