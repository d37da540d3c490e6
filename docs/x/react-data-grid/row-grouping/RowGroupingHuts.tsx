import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Hut {
  id: number;
  hut: string;
  valley: string;
  beds: number;
  altitude: number;
}

const columns: GridColDef<Hut>[] = [
  { field: 'valley', headerName: 'Valley', width: 140 },
  { field: 'hut', headerName: 'Hut', width: 150 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 90 },
  { field: 'altitude', headerName: 'Altitude (m)', type: 'number', width: 130 },
];

const rows: Hut[] = [
  { id: 1, hut: 'Larch Hut', valley: 'Oberal', beds: 24, altitude: 1860 },
  { id: 2, hut: 'Glacier Refuge', valley: 'Oberal', beds: 60, altitude: 2740 },
  { id: 3, hut: 'Stone Bridge', valley: 'Val Serra', beds: 18, altitude: 1520 },
  { id: 4, hut: 'Three Lakes', valley: 'Val Serra', beds: 42, altitude: 2210 },
  { id: 5, hut: 'Marmot Hut', valley: 'Val Serra', beds: 30, altitude: 1985 },
  { id: 6, hut: 'Cloud Saddle', valley: 'Tiefen', beds: 36, altitude: 2405 },
];

export default function RowGroupingHuts() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Mountain huts by valley"
        groupingColDef={{ leafField: 'hut', headerName: 'Valley and hut', width: 220 }}
        defaultGroupingExpansionDepth={1}
        initialState={{
          rowGrouping: { model: ['valley'] },
          columns: { columnVisibilityModel: { valley: false, hut: false } },
        }}
        hideFooter
      />
    </div>
  );
}
