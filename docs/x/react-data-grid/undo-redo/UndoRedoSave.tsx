import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridColDef,
  type GridDataSource,
  type GridUpdateRowParams,
} from '@mui/x-data-grid-premium';
import { createGridServer } from '../../_data/gridServer';
import { createOrders, type Order } from '../../_data/orders';
import { namedIcons } from './icons';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140, editable: true },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120, editable: true },
];

export default function UndoRedoSave() {
  const [saved, setSaved] = React.useState<{ id: number; line: string }[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => {
    const server = createGridServer(createOrders(400), { delay: 300 });
    return {
      ...server,
      updateRow: async (params: GridUpdateRowParams) => {
        const row = await server.updateRow(params);
        const { product, quantity } = row;
        const line = `${row.id}: ${quantity} × ${product}`;
        setSaved((all) => [{ id: (all[0]?.id ?? 0) + 1, line }, ...all].slice(0, 4));
        return row;
      },
    };
  });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGridPremium
          columns={columns}
          dataSource={dataSource}
          label="Orders that a server saves"
          initialState={{ pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 } }}
          pagination
          pageSizeOptions={[25]}
          slots={namedIcons}
          showToolbar
        />
      </div>
      <Typography variant="body2" component="div" role="status" sx={{ minHeight: 84 }}>
        {saved.length === 0 ? 'Nothing was saved yet.' : 'Last requests:'}
        {saved.map(({ id, line }) => (
          <div key={id}>{line}</div>
        ))}
      </Typography>
    </Stack>
  );
}
