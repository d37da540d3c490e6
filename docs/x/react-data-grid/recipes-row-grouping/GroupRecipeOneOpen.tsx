import * as React from 'react';
import {
  DataGridPremium,
  gridRowTreeSelector,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer' },
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

const initialState = {
  rowGrouping: { model: ['customer'] },
  columns: { columnVisibilityModel: { customer: false } },
};

export default function GroupRecipeOneOpen() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createOrders(90));

  React.useEffect(() => {
    const closeOthers: GridEventListener<'rowExpansionChange'> = (changed) => {
      if (changed.type !== 'group' || !changed.childrenExpanded || !apiRef.current) return;
      for (const node of Object.values(gridRowTreeSelector(apiRef))) {
        const isSibling = node.type === 'group' && node.parent === changed.parent;
        if (isSibling && node.id !== changed.id && node.childrenExpanded) {
          apiRef.current.setRowChildrenExpansion(node.id, false);
        }
      }
    };
    return apiRef.current?.subscribeEvent('rowExpansionChange', closeOthers);
  }, [apiRef]);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        label="Orders, one customer expanded"
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Acme'}
        groupingColDef={{ headerName: 'Customer', width: 170 }}
        initialState={initialState}
      />
    </div>
  );
}
