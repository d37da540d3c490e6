import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bell', headerName: 'Bell', flex: 1, minWidth: 120 },
  { field: 'cast', headerName: 'Cast in', width: 100 },
];

const rows = [
  { id: 1, bell: 'Great Anna', cast: '1624' },
  { id: 2, bell: 'Curfew bell', cast: '1711' },
  { id: 3, bell: 'Little Paul', cast: '1958' },
];

export default function ToolbarPartsDefault() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Bells"
        showToolbar
        disableColumnSelector
        slotProps={{
          toolbar: {
            showQuickFilter: false,
            printOptions: { disableToolbarButton: true },
            csvOptions: { fileName: 'bells', delimiter: ';' },
          },
        }}
        hideFooter
      />
    </div>
  );
}
