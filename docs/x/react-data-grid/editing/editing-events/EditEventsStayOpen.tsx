import {
  DataGrid,
  GridCellEditStartReasons,
  GridCellEditStopReasons,
  type GridColDef,
} from '@mui/x-data-grid';

interface Bell {
  id: number;
  bell: string;
  note: string;
}

const columns: GridColDef<Bell>[] = [
  { field: 'bell', headerName: 'Bell', flex: 1, minWidth: 120, editable: true },
  { field: 'note', headerName: 'Note', width: 110, editable: true },
];

const rows: Bell[] = [
  { id: 1, bell: 'Great Anna', note: 'b♭' },
  { id: 2, bell: 'Vesper bell', note: 'd' },
  { id: 3, bell: 'Little Clare', note: 'f' },
];

export default function EditEventsStayOpen() {
  return (
    <div style={{ height: 230, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Bells of the tower"
        onCellEditStart={(params, event) => {
          if (params.reason === GridCellEditStartReasons.printableKeyDown) {
            event.defaultMuiPrevented = true;
          }
        }}
        onCellEditStop={(params, event) => {
          if (params.reason === GridCellEditStopReasons.cellFocusOut) {
            event.defaultMuiPrevented = true;
          }
        }}
        hideFooter
      />
    </div>
  );
}
