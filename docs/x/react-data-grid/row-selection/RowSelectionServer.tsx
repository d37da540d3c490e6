import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridDataSource,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';
import { createServer } from '../../_data/server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const COUNT = 500;

function createSource(): GridDataSource {
  const server = createServer(createOrders(COUNT), { delay: 300 });
  return {
    getRows: ({ start, end, sortModel, filterModel }) =>
      server.query({ start: Number(start), end, sortModel, filterModel }),
  };
}

export default function RowSelectionServer() {
  const [dataSource] = React.useState(createSource);
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });
  const count = model.type === 'include' ? model.ids.size : COUNT - model.ids.size;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 420 }}>
        <DataGrid
          columns={columns}
          dataSource={dataSource}
          label="Orders to select over all pages"
          checkboxSelection
          keepNonExistentRowsSelected
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          pageSizeOptions={[25]}
        />
      </div>
      <Typography variant="body2" role="status">
        {`${count} of ${COUNT} orders are selected. The request would contain "${model.type}", with ids: ${model.ids.size}.`}
      </Typography>
    </Stack>
  );
}
