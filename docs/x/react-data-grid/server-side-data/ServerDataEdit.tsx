import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridCellEditStopReasons,
  GridUpdateRowError,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createGridServer } from '../../_data/gridServer';
import { STATUSES, createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120, editable: true },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    width: 130,
    editable: true,
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110, editable: true },
];

export default function ServerDataEdit() {
  const [message, setMessage] = React.useState('Double-click a cell to edit it.');
  const [problem, setProblem] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(() => {
    const server = createGridServer(createOrders(300));
    return {
      getRows: server.getRows,
      updateRow: async (params) => {
        if (params.updatedRow.quantity < 1) throw new Error('An order needs at least one piece.');
        setMessage(`Saving ${params.rowId}…`);
        setProblem('');
        const saved = await server.updateRow(params);
        setMessage(`Saved ${saved.id}: ${saved.quantity} pieces, ${saved.status}.`);
        return saved;
      },
    };
  }, []);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGrid
          columns={columns}
          dataSource={dataSource}
          onCellEditStop={({ reason }) => {
            if (reason === GridCellEditStopReasons.escapeKeyDown) setProblem('');
          }}
          onDataSourceError={(error) => {
            if (error instanceof GridUpdateRowError) setProblem(`Not saved: ${error.message}`);
          }}
          label="Orders to edit"
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          pageSizeOptions={[25]}
          disableRowSelectionOnClick
        />
      </div>
      <Typography variant="body2">
        <span role="status">{problem === '' && message}</span>
        <span role="alert">{problem}</span>
      </Typography>
    </Stack>
  );
}
