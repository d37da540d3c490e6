import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { euros, firstLoans, type Loan } from './loans';

const columns: GridColDef<Loan>[] = [
  { field: 'museum', headerName: 'Lender', width: 145 },
  { field: 'object', headerName: 'Object', width: 180 },
  { field: 'room', headerName: 'Room', width: 120 },
  { field: 'due', headerName: 'Due', width: 115 },
  {
    field: 'value',
    headerName: 'Insured for',
    type: 'number',
    width: 130,
    valueFormatter: (value?: number) => (value === undefined ? '' : euros.format(value)),
  },
];

const initialState = {
  rowGrouping: { model: ['museum'] },
  aggregation: { model: { value: 'sum' } },
  pinnedColumns: { right: ['value'] },
  columns: { columnVisibilityModel: { museum: false } },
};

const isGroupOpen = (node: { groupingKey: unknown }) => node.groupingKey === 'City Archive';

export default function DemoPremiumLoans() {
  return (
    <div style={{ height: 560, width: '100%' }}>
      <DataGridPremium
        rows={firstLoans}
        columns={columns}
        label="Loans by lender"
        showToolbar
        initialState={initialState}
        isGroupExpandedByDefault={isGroupOpen}
        hideFooter
      />
    </div>
  );
}
