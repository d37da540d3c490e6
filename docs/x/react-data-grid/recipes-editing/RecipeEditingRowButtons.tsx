import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/Edit';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  GridRowEditStopReasons,
  gridRowIsEditingSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProps,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

function RowButtons(props: GridRenderCellParams<Employee>) {
  const { id, row } = props;
  const apiRef = useGridApiContext();
  const editing = useGridSelector(apiRef, gridRowIsEditingSelector, { rowId: id, editMode: 'row' });

  return editing ? (
    <GridActionsCell {...props}>
      <GridActionsCellItem
        icon={<CheckIcon />}
        label={`Save ${row.name}`}
        onClick={() => apiRef.current.stopRowEditMode({ id })}
      />
      <GridActionsCellItem
        icon={<CloseIcon />}
        label={`Discard changes of ${row.name}`}
        onClick={() => apiRef.current.stopRowEditMode({ id, ignoreModifications: true })}
      />
    </GridActionsCell>
  ) : (
    <GridActionsCell {...props}>
      <GridActionsCellItem
        icon={<EditIcon />}
        label={`Edit ${row.name}`}
        onClick={() => apiRef.current.startRowEditMode({ id, fieldToFocus: 'name' })}
      />
    </GridActionsCell>
  );
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130, editable: true },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130, editable: true },
  { field: 'startDate', headerName: 'Start date', type: 'date', width: 140, editable: true },
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 110,
    renderCell: (params) => <RowButtons {...params} />,
  },
];

const stayOpen: DataGridProps['onRowEditStop'] = (params, event) => {
  if (params.reason === GridRowEditStopReasons.rowFocusOut) event.defaultMuiPrevented = true;
};

export default function RecipeEditingRowButtons() {
  const [rows] = React.useState(() => createEmployees(30));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Employees"
        editMode="row"
        onRowEditStop={stayOpen}
        hideFooter
      />
    </div>
  );
}
