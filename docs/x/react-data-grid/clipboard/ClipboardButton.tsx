import * as React from 'react';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridRowSelectionCountSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 110 },
];

function CopyToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);
  const [message, setMessage] = React.useState('');

  const copy = async () => {
    try {
      // With headers, unlike Ctrl+C, and tabs between the cells.
      await navigator.clipboard.writeText(apiRef.current.getDataAsCsv({ delimiter: '\t' }));
      setMessage(count > 0 ? `Rows copied: ${count}.` : 'Copied all rows.');
    } catch {
      setMessage('The browser didn’t allow copying.');
    }
  };

  return (
    <Toolbar aria-label="Copy">
      <ToolbarButton
        render={<Button size="small" startIcon={<ContentCopyIcon />} />}
        onClick={copy}
      >
        {count > 0 ? `Copy selection (${count})` : 'Copy all rows'}
      </ToolbarButton>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Toolbar>
  );
}

export default function ClipboardButton() {
  const [rows] = React.useState(() => createEmployees(40));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Employees"
        slots={{ toolbar: CopyToolbar }}
        showToolbar
        checkboxSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
