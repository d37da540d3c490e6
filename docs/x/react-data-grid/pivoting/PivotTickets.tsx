import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Booking {
  id: number;
  pier: string;
  ticket: string;
  soldOn: Date;
  tickets: number;
}

const columns: GridColDef<Booking>[] = [
  { field: 'pier', headerName: 'Pier', width: 140 },
  { field: 'ticket', headerName: 'Ticket', width: 110 },
  { field: 'soldOn', headerName: 'Sold on', type: 'date', width: 120 },
  { field: 'tickets', headerName: 'Tickets', type: 'number', width: 110 },
];

const rows: Booking[] = [
  { id: 1, pier: 'East pier', ticket: 'Single', soldOn: new Date(2025, 5, 14), tickets: 320 },
  { id: 2, pier: 'East pier', ticket: 'Return', soldOn: new Date(2025, 7, 2), tickets: 510 },
  { id: 3, pier: 'East pier', ticket: 'Return', soldOn: new Date(2026, 6, 19), tickets: 640 },
  { id: 4, pier: 'Old harbour', ticket: 'Single', soldOn: new Date(2025, 6, 7), tickets: 150 },
  { id: 5, pier: 'Old harbour', ticket: 'Return', soldOn: new Date(2026, 5, 28), tickets: 205 },
  { id: 6, pier: 'Lighthouse', ticket: 'Single', soldOn: new Date(2026, 7, 11), tickets: 90 },
];

export default function PivotTickets() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Tickets by pier and year"
        showToolbar
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'pier' }],
              columns: [{ field: 'soldOn-year', sort: 'asc' }, { field: 'ticket' }],
              values: [{ field: 'tickets', aggFunc: 'sum' }],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
