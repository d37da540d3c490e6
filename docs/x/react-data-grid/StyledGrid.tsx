import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Ticket {
  id: string;
  subject: string;
  hours: number;
}

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 100 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 170 },
  { field: 'hours', headerName: 'Waiting (h)', type: 'number', width: 120 },
];

const rows: Ticket[] = [
  { id: 'T-310', subject: 'Printer reports no paper', hours: 4 },
  { id: 'T-311', subject: 'New badge for the archive', hours: 52 },
  { id: 'T-312', subject: 'Projector cable is missing', hours: 11 },
];

export default function StyledGrid() {
  return (
    <div style={{ height: 250, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Open tickets"
        density="compact"
        getRowClassName={(params) => (params.row.hours > 48 ? 'ticket-late' : '')}
        sx={{
          [`& .${gridClasses.columnHeader}`]: { bgcolor: 'action.hover' },
          '& .ticket-late': { fontWeight: 'fontWeightBold' },
        }}
        hideFooter
      />
    </div>
  );
}
