import Button from '@mui/material/Button';
import { DataGrid, ExportCsv, ExportPrint, Toolbar, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'hive', headerName: 'Hive', flex: 1, minWidth: 100 },
  { field: 'honey', headerName: 'Honey (kg)', type: 'number', width: 110 },
  { field: 'keeper', headerName: 'Keeper', width: 110, disableExport: true },
];

const rows = [
  { id: 1, hive: 'Orchard 1', honey: 21.5, keeper: 'Nadia' },
  { id: 2, hive: 'Orchard 2', honey: 18, keeper: 'Nadia' },
  { id: 3, hive: 'Roof', honey: 9.25, keeper: 'Teo' },
];

function HiveToolbar() {
  return (
    <Toolbar aria-label="Export of the harvest" style={{ flexWrap: 'wrap' }}>
      <ExportCsv
        render={<Button size="small" />}
        options={{ fileName: 'honey-harvest', delimiter: ';', utf8WithBom: true }}
      >
        Save as CSV
      </ExportCsv>
      <ExportPrint
        render={<Button size="small" />}
        options={{ hideToolbar: true, hideFooter: true, fields: ['hive', 'honey'] }}
      >
        Print
      </ExportPrint>
    </Toolbar>
  );
}

export default function ExportPartsButtons() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Honey harvest"
        slots={{ toolbar: HiveToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
