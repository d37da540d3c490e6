import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'status', headerName: 'Status' },
  { field: 'customer', headerName: 'Customer', width: 140 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

const initialState = {
  rowGrouping: { model: ['country', 'status'] },
  columns: { columnVisibilityModel: { country: false, status: false } },
};

const groupingColDef = { headerName: 'Country and status', width: 200 };

export default function RowGroupingRemember() {
  const apiRef = useGridApiRef();
  // Each version has other orders.
  const [version, setVersion] = React.useState(2);
  const rows = React.useMemo(() => createOrders(150, version), [version]);
  const expanded = React.useRef(new Set(['auto-generated-row-country/Canada']));

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
        if (node.type !== 'group') return;
        if (node.childrenExpanded) expanded.current.add(String(node.id));
        else expanded.current.delete(String(node.id));
      }),
    [apiRef],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setVersion(version + 1)}>
        Load new orders
      </Button>
      <div style={{ height: 400, width: '100%' }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Orders that keep their expanded groups"
          isGroupExpandedByDefault={(node) => expanded.current.has(String(node.id))}
          groupingColDef={groupingColDef}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
