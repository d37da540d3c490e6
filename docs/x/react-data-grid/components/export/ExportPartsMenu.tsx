import * as React from 'react';
import DownloadIcon from '@mui/icons-material/Download';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  ExportCsv,
  Toolbar,
  ToolbarButton,
  gridSortedRowIdsSelector,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130 },
];

const everything: GridCsvExportOptions = {
  fileName: 'all-employees',
  allColumns: true,
  getRowsToExport: ({ apiRef }) => gridSortedRowIdsSelector(apiRef),
};

function PeopleToolbar() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <Toolbar aria-label="Tools for employees">
      <Tooltip title="Export">
        <ToolbarButton
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <DownloadIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <ExportCsv render={<MenuItem />} options={{ fileName: 'employees' }} onClick={close}>
          What the grid shows
        </ExportCsv>
        <ExportCsv render={<MenuItem />} options={everything} onClick={close}>
          All rows and columns
        </ExportCsv>
      </Menu>
    </Toolbar>
  );
}

export default function ExportPartsMenu() {
  const [rows] = React.useState(() => createEmployees(60));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Employees"
        slots={{ toolbar: PeopleToolbar }}
        showToolbar
        checkboxSelection
        hideFooter
      />
    </div>
  );
}
