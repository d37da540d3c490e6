import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../../_data/employees';

function DateEditor({ id, field, value, hasFocus }: GridRenderEditCellParams<Employee, Date>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLDivElement>(null);

  React.useLayoutEffect(() => {
    // The first section of the field: the month.
    if (hasFocus) ref.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
  }, [hasFocus]);

  return (
    <DatePicker
      value={value ? dayjs(value) : null}
      maxDate={dayjs('2026-12-31')}
      onChange={(next) =>
        apiRef.current.setEditCellValue({
          id,
          field,
          value: next?.isValid() ? next.toDate() : null,
        })
      }
      slotProps={{
        field: { ref },
        textField: { size: 'small', fullWidth: true, 'aria-label': 'Start date' },
      }}
    />
  );
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'department', headerName: 'Department', width: 120 },
  {
    field: 'startDate',
    headerName: 'Start date',
    type: 'date',
    width: 200,
    editable: true,
    renderEditCell: (params) => <DateEditor {...params} />,
  },
];

export default function EditCellDatePicker() {
  const [rows] = React.useState(() => createEmployees(30));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ height: 400, width: '100%' }}>
        <DataGrid rows={rows} columns={columns} label="Start dates" hideFooter />
      </div>
    </LocalizationProvider>
  );
}
