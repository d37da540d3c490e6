import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Shipment {
  id: string;
  route: string;
  status: 'Loading' | 'At sea' | 'Delayed' | 'Arrived';
  loaded: number;
  containers: number;
  due: Date;
}

const COLORS = {
  Loading: 'info',
  'At sea': 'primary',
  Delayed: 'warning',
  Arrived: 'success',
} as const;

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Ship', width: 90 },
  { field: 'route', headerName: 'Route', width: 175, editable: true },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: Object.keys(COLORS),
    width: 105,
    editable: true,
    renderCell: ({ row }) => (
      <Chip label={row.status} color={COLORS[row.status]} size="small" variant="outlined" />
    ),
  },
  {
    field: 'loaded',
    headerName: 'Loaded (%)',
    type: 'number',
    width: 125,
    renderCell: ({ row }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: '100%' }}>
        <LinearProgress
          variant="determinate"
          value={row.loaded}
          aria-label={`Loaded, ${row.id}`}
          sx={{ flex: 1, height: 6, borderRadius: 3 }}
        />
        {row.loaded}
      </Box>
    ),
  },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 105, editable: true },
  { field: 'due', headerName: 'Due', type: 'date', width: 105, editable: true },
];

type Line = [string, string, Shipment['status'], number, number, number];

const lines: Line[] = [
  ['Alma', 'Rotterdam – Oslo', 'Loading', 42, 318, 4],
  ['Borealis', 'Hamburg – Reykjavík', 'At sea', 100, 540, 6],
  ['Cassia', 'Lisbon – Tangier', 'Delayed', 88, 126, 7],
  ['Drift', 'Gdańsk – Turku', 'Arrived', 100, 212, 2],
  ['Estrela', 'Porto – Bilbao', 'At sea', 100, 96, 5],
  ['Fjord', 'Bergen – Aberdeen', 'Loading', 17, 264, 9],
  ['Gallina', 'Valencia – Genoa', 'Arrived', 100, 402, 1],
  ['Halcyon', 'Piraeus – İzmir', 'At sea', 100, 351, 8],
  ['Isolde', 'Cork – Brest', 'Delayed', 63, 74, 11],
  ['Juno', 'Naples – Palermo', 'Loading', 71, 188, 10],
  ['Kestrel', 'Dover – Zeebrugge', 'Arrived', 100, 133, 3],
  ['Lumen', 'Marseille – Ajaccio', 'At sea', 100, 157, 12],
];

const rows = lines.map(([id, route, status, loaded, containers, day]): Shipment => ({
  id,
  route,
  status,
  loaded,
  containers,
  due: new Date(2026, 4, day),
}));

export default function OverviewGrid() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Shipments"
        checkboxSelection
        showToolbar
        initialState={{
          sorting: { sortModel: [{ field: 'due', sort: 'asc' }] },
          pagination: { paginationModel: { pageSize: 10 } },
        }}
        pageSizeOptions={[5, 10]}
      />
    </div>
  );
}
