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
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

interface Booking {
  id: number;
  guest: string;
  nights: number;
}

function RowButtons(props: GridRenderCellParams<Booking>) {
  const { id, row } = props;
  const apiRef = useGridApiContext();
  const editing = useGridSelector(apiRef, gridRowIsEditingSelector, { rowId: id, editMode: 'row' });

  return editing ? (
    <GridActionsCell {...props}>
      <GridActionsCellItem
        icon={<CheckIcon />}
        label={`Save ${row.guest}`}
        onClick={() => apiRef.current.stopRowEditMode({ id })}
      />
      <GridActionsCellItem
        icon={<CloseIcon />}
        label={`Discard changes of ${row.guest}`}
        onClick={() => apiRef.current.stopRowEditMode({ id, ignoreModifications: true })}
      />
    </GridActionsCell>
  ) : (
    <GridActionsCell {...props}>
      <GridActionsCellItem
        icon={<EditIcon />}
        label={`Edit ${row.guest}`}
        onClick={() => apiRef.current.startRowEditMode({ id, fieldToFocus: 'guest' })}
      />
    </GridActionsCell>
  );
}

const columns: GridColDef<Booking>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 130, editable: true },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 100, editable: true },
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 110,
    renderCell: (params) => <RowButtons {...params} />,
  },
];

const rows: Booking[] = [
  { id: 1, guest: 'Noor Haddad', nights: 3 },
  { id: 2, guest: 'Ewa Lindgren', nights: 7 },
  { id: 3, guest: 'Sami Ortega', nights: 1 },
];

export default function RecipeEditingRowButtons() {
  return (
    <div style={{ height: 230, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Bookings of the hut"
        editMode="row"
        onRowEditStop={(params, event) => {
          if (params.reason === GridRowEditStopReasons.rowFocusOut) {
            event.defaultMuiPrevented = true;
          }
        }}
        hideFooter
      />
    </div>
  );
}
