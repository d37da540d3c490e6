import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress, { type CircularProgressProps } from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createGridServer } from '../../../_data/gridServer';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'category', headerName: 'Category' },
  { field: 'customer', headerName: 'Customer', width: 130 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

const initialState = {
  rowGrouping: { model: ['country', 'category'] },
  columns: { columnVisibilityModel: { country: false, category: false } },
};

// Replaces the arrow while a group loads. The default ring doesn't have an accessible name.
function LoadingRows(props: CircularProgressProps) {
  return <CircularProgress {...props} aria-label="Loading rows" />;
}

export default function ServerGroupOpen() {
  const apiRef = useGridApiRef();
  const [dataSource] = React.useState<GridDataSource>(() => createGridServer(createOrders(2000)));

  const reload = () => {
    apiRef.current?.dataSource.cache.clear();
    void apiRef.current?.dataSource.fetchRows();
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => apiRef.current?.dataSource.fetchRows('Japan')}>Open Japan</Button>
        <Button onClick={reload}>Reload</Button>
        <Button onClick={() => apiRef.current?.collapseAllRows()}>Collapse all</Button>
      </Stack>
      <div style={{ height: 420 }}>
        <DataGridPremium
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          label="Orders with groups that open from outside"
          isGroupExpandedByDefault={(node) => node.id === 'Canada'}
          groupingColDef={{ headerName: 'Country and category', width: 220 }}
          initialState={initialState}
          slots={{ baseCircularProgress: LoadingRows }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
