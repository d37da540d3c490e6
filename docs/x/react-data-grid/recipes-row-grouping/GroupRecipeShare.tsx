import * as React from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  gridAggregationLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridAggregationLookup,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
  {
    field: 'share',
    headerName: 'Share of the group',
    width: 170,
    sortable: false,
    aggregable: false,
    display: 'flex',
    renderCell: (params) => <ShareCell {...params} />,
  },
];

/** Compares a row with the aggregated total of its parent. */
function ShareCell({ id, rowNode, row }: GridRenderCellParams<Order>) {
  const apiRef = useGridApiContext();
  // Undefined until the first aggregation.
  const lookup: GridAggregationLookup | undefined = useGridSelector(
    apiRef,
    gridAggregationLookupSelector,
  );
  const parent = rowNode.parent ?? GRID_ROOT_GROUP_ID;
  const whole = Number(lookup?.[parent]?.total?.value ?? 0);
  const part = rowNode.type === 'group' ? Number(lookup?.[id]?.total?.value ?? 0) : row.total;
  if (!whole || part === undefined) return null;
  const percent = (100 * part) / whole;

  return (
    <Stack direction="row" spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <LinearProgress variant="determinate" value={percent} aria-label="Share" sx={{ flex: 1 }} />
      <span>{percent.toFixed(0)}%</span>
    </Stack>
  );
}

const initialState = {
  rowGrouping: { model: ['country'] },
  aggregation: { model: { total: 'sum' } },
  columns: { columnVisibilityModel: { country: false } },
};

export default function GroupRecipeShare() {
  const [rows] = React.useState(() => createOrders(80));

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Orders with their share of the country"
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Canada'}
        groupingColDef={{ headerName: 'Country', width: 160 }}
        initialState={initialState}
      />
    </div>
  );
}
