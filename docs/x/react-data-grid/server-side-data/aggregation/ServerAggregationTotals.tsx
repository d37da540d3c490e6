import {
  DataGridPremium,
  type GridAggregationFunctionDataSource,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', flex: 1, minWidth: 110 },
  { field: 'loans', headerName: 'Loans', type: 'number', width: 140 },
];

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const loans = days.map((day, index) => ({ id: day, day, loans: 60 + ((index * 31) % 50) }));

const calculate: Record<string, (values: number[]) => number> = {
  sum: (values) => values.reduce((total, value) => total + value, 0),
  max: (values) => Math.max(...values),
  spread: (values) => Math.max(...values) - Math.min(...values),
};

const aggregationFunctions: Record<string, GridAggregationFunctionDataSource> = {
  sum: { columnTypes: ['number'] },
  max: { columnTypes: ['number'] },
  spread: { label: 'max − min', columnTypes: ['number'] },
};

const dataSource: GridDataSource = {
  getRows: async ({ start, end, aggregationModel = {} }) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    const result = calculate[aggregationModel.loans ?? '']?.(loans.map((row) => row.loans));
    return {
      rows: loans.slice(Number(start), end + 1),
      rowCount: loans.length,
      aggregateRow: { loans: result },
    };
  },
  getAggregatedValue: (row, field) => row[field],
};

export default function ServerAggregationTotals() {
  return (
    <div style={{ height: 375, width: '100%' }}>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        aria-label="Loans of the week"
        pagination
        pageSizeOptions={[3]}
        initialState={{
          pagination: { paginationModel: { pageSize: 3 } },
          aggregation: { model: { loans: 'sum' } },
        }}
        disableRowGrouping
        disableColumnSorting
        disableColumnFilter
      />
    </div>
  );
}
