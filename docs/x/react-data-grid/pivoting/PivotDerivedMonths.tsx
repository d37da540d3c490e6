import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Catch {
  id: number;
  species: string;
  landed: Date;
  kilos: number;
}

const columns: GridColDef<Catch>[] = [
  { field: 'species', headerName: 'Species', width: 130 },
  { field: 'landed', headerName: 'Landed', type: 'date', width: 120 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 110 },
];

const rows: Catch[] = [
  { id: 1, species: 'Mackerel', landed: new Date(2026, 3, 8), kilos: 420 },
  { id: 2, species: 'Mackerel', landed: new Date(2026, 4, 21), kilos: 610 },
  { id: 3, species: 'Pollock', landed: new Date(2026, 4, 3), kilos: 180 },
  { id: 4, species: 'Squid', landed: new Date(2026, 5, 16), kilos: 75 },
];

const monthOf = (column: GridColDef): GridColDef[] | undefined =>
  column.type === 'date'
    ? [
        {
          field: `${column.field}-month`,
          headerName: `${column.headerName} (month)`,
          type: 'number',
          valueGetter: (_value, row) => row[column.field].getMonth() + 1,
          valueFormatter: (value: number) => ['April', 'May', 'June'][value - 4],
        },
      ]
    : undefined;

export default function PivotDerivedMonths() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Catch by species and month"
        getPivotDerivedColumns={monthOf}
        pivotingColDef={{ width: 100 }}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'species' }],
              columns: [{ field: 'landed-month', sort: 'asc' }],
              values: [{ field: 'kilos', aggFunc: 'sum' }],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
