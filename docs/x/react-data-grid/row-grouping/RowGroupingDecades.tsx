import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Bridge {
  id: number;
  bridge: string;
  opened: number;
  span: number;
}

const columns: GridColDef<Bridge>[] = [
  {
    field: 'opened',
    headerName: 'Opened',
    width: 120,
    groupingValueGetter: (value: number) => `${Math.floor(value / 10) * 10}s`,
  },
  { field: 'bridge', headerName: 'Bridge', width: 180 },
  { field: 'span', headerName: 'Span (m)', type: 'number', width: 110 },
];

const rows: Bridge[] = [
  { id: 1, bridge: 'Mill Lane footbridge', opened: 1931, span: 28 },
  { id: 2, bridge: 'Fisher crossing', opened: 1938, span: 74 },
  { id: 3, bridge: 'Canal viaduct', opened: 1952, span: 210 },
  { id: 4, bridge: 'Weir bridge', opened: 1957, span: 46 },
];

export default function RowGroupingDecades() {
  return (
    <div style={{ height: 390, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Bridges by decade"
        groupingColDef={{ headerName: 'Decade', width: 150 }}
        defaultGroupingExpansionDepth={-1}
        initialState={{ rowGrouping: { model: ['opened'] } }}
        hideFooter
      />
    </div>
  );
}
