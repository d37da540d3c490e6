import * as React from 'react';
import {
  DataGridPremium,
  gridRowNodeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'category', headerName: 'Category' },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

const initialState = {
  rowGrouping: { model: ['country', 'category'] },
  aggregation: { model: { quantity: 'sum', total: 'sum' } },
  columns: { columnVisibilityModel: { country: false, category: false } },
};

export default function RowGroupingStyled() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createOrders(200));

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        label="Orders with shaded groups"
        getRowClassName={({ id }) => {
          const node = gridRowNodeSelector(apiRef, id);
          return node.type === 'group' ? `level-${node.depth}` : '';
        }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Brazil'}
        groupingColDef={{ headerName: 'Group', width: 200 }}
        initialState={initialState}
        sx={{
          '& .level-0': { bgcolor: 'action.selected', fontWeight: 'bold' },
          '& .level-1': { bgcolor: 'action.hover' },
        }}
      />
    </div>
  );
}
