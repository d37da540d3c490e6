import * as React from 'react';
import {
  DataGrid,
  GridCellEditStartReasons,
  GridCellEditStopReasons,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130, editable: true },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150, editable: true },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130, editable: true },
];

const keepValueOnTyping: DataGridProps['onCellEditStart'] = (params, event) => {
  if (params.reason === GridCellEditStartReasons.printableKeyDown) {
    event.defaultMuiPrevented = true;
  }
};

const stayOpenOnBlur: DataGridProps['onCellEditStop'] = (params, event) => {
  if (params.reason === GridCellEditStopReasons.cellFocusOut) {
    event.defaultMuiPrevented = true;
  }
};

export default function EditEventsStayOpen() {
  const [rows] = React.useState(() => createEmployees(30));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Employees"
        onCellEditStart={keepValueOnTyping}
        onCellEditStop={stayOpenOnBlur}
        hideFooter
      />
    </div>
  );
}
