import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Field {
  id: number;
  field: string;
  hectares: number;
  tonnes: number;
  organic: boolean;
  harvested: Date;
}

const columns: GridColDef<Field>[] = [
  { field: 'field', headerName: 'Field', width: 130 },
  { field: 'hectares', headerName: 'Hectares', type: 'number', width: 120 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 120 },
  { field: 'organic', headerName: 'Organic', type: 'boolean', width: 120 },
  { field: 'harvested', headerName: 'Harvested', type: 'date', width: 130 },
];

const rows: Field[] = [
  {
    id: 1,
    field: 'Long Acre',
    hectares: 12.5,
    tonnes: 41,
    organic: true,
    harvested: new Date(2026, 6, 28),
  },
  {
    id: 2,
    field: 'Mill Field',
    hectares: 8,
    tonnes: 22.4,
    organic: false,
    harvested: new Date(2026, 7, 3),
  },
  {
    id: 3,
    field: 'Top Meadow',
    hectares: 5.5,
    tonnes: 11.9,
    organic: true,
    harvested: new Date(2026, 7, 9),
  },
];

export default function AggregationFooter() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Harvest by field"
        initialState={{
          aggregation: {
            model: { hectares: 'sum', tonnes: 'avg', organic: 'sizeTrue', harvested: 'max' },
          },
        }}
        hideFooter
      />
    </div>
  );
}
