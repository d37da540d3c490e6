import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Batch {
  id: number;
  dairy: string;
  litres: number;
  fat: number;
}

type Portion = { litres: number; fat: number };

const weightedFat: GridAggregationFunction<Portion, number> = {
  label: 'by litre',
  columnTypes: ['number'],
  getCellValue: ({ row }) => ({ litres: row.litres, fat: row.fat }),
  apply: ({ values }) => {
    const portions = values.filter((value) => value !== undefined);
    const litres = portions.reduce((sum, portion) => sum + portion.litres, 0);
    const fat = portions.reduce((sum, portion) => sum + portion.litres * portion.fat, 0);
    return litres === 0 ? null : fat / litres;
  },
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, weightedFat };

const columns: GridColDef<Batch>[] = [
  { field: 'dairy', headerName: 'Dairy', width: 140 },
  { field: 'litres', headerName: 'Litres', type: 'number', width: 120 },
  {
    field: 'fat',
    headerName: 'Fat',
    type: 'number',
    width: 130,
    availableAggregationFunctions: ['weightedFat', 'min', 'max'],
    valueFormatter: (value?: number | null) => (value == null ? '' : `${value.toFixed(2)} %`),
  },
];

const rows: Batch[] = [
  { id: 1, dairy: 'Brook Farm', litres: 900, fat: 3.6 },
  { id: 2, dairy: 'Hillside', litres: 100, fat: 4.8 },
];

export default function AggregationWeighted() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Milk deliveries"
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { litres: 'sum', fat: 'weightedFat' } } }}
        hideFooter
      />
    </div>
  );
}
