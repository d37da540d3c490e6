import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Member {
  id: number;
  member: string;
  rink: string;
  code: string;
}

const columns: GridColDef<Member>[] = [
  { field: 'member', headerName: 'Member', flex: 1, minWidth: 130 },
  { field: 'rink', headerName: 'Rink', width: 110 },
  { field: 'code', headerName: 'Door code', width: 110, disableExport: true },
];

const rows: Member[] = [
  { id: 1, member: 'Åsa Holm', rink: 'East', code: '4471' },
  { id: 2, member: 'Benoît Roy', rink: 'East', code: '9025' },
  { id: 3, member: 'Chloë Wynn', rink: 'West', code: '3318' },
];

export default function ExportMenuOptions() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Curling club"
        showToolbar
        slotProps={{
          toolbar: {
            showQuickFilter: false,
            csvOptions: { fileName: 'curling-members', delimiter: ';', utf8WithBom: true },
            printOptions: { hideToolbar: true, hideFooter: true },
          },
        }}
        hideFooter
      />
    </div>
  );
}
