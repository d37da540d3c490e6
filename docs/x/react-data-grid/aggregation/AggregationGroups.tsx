import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Crossing {
  id: number;
  route: string;
  ship: string;
  cars: number;
  minutes: number;
}

const columns: GridColDef<Crossing>[] = [
  { field: 'route', headerName: 'Route', width: 150 },
  { field: 'ship', headerName: 'Ship', width: 140 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 120 },
];

const rows: Crossing[] = [
  { id: 1, route: 'Oban – Mull', ship: 'Corran', cars: 62, minutes: 46 },
  { id: 2, route: 'Oban – Mull', ship: 'Isle of Luing', cars: 48, minutes: 50 },
  { id: 3, route: 'Mallaig – Skye', ship: 'Loch Bhru', cars: 22, minutes: 30 },
  { id: 4, route: 'Mallaig – Skye', ship: 'Coruisk', cars: 31, minutes: 34 },
];

export default function AggregationGroups() {
  return (
    <div style={{ height: 500, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Crossings by route with totals"
        defaultGroupingExpansionDepth={-1}
        getAggregationPosition={() => 'footer'}
        initialState={{
          rowGrouping: { model: ['route'] },
          aggregation: { model: { cars: 'sum', minutes: 'avg' } },
          columns: { columnVisibilityModel: { route: false } },
        }}
        hideFooter
      />
    </div>
  );
}
