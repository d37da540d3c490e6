import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const PAGE_SIZE = 25;
const initialState = { pagination: { paginationModel: { pageSize: PAGE_SIZE } } };

export default function RowRecipeGoTo() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createOrders(300));
  const [id, setId] = React.useState('SO-10180');
  const [message, setMessage] = React.useState('');

  const goTo = (event: React.SyntheticEvent) => {
    event.preventDefault();
    const api = apiRef.current;
    if (!api) return;
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    setMessage(rowIndex < 0 ? `There is no visible order ${id}.` : `${id} is row ${rowIndex + 1}.`);
    if (rowIndex < 0) return;
    api.setPage(Math.floor(rowIndex / PAGE_SIZE));
    // The rows of the new page are in the document in the next frame.
    requestAnimationFrame(() => {
      api.scrollToIndexes({ rowIndex, colIndex: 0 });
      api.setCellFocus(id, 'id');
    });
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack
        component="form"
        direction="row"
        useFlexGap
        sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
        onSubmit={goTo}
      >
        <TextField
          size="small"
          label="Order number"
          value={id}
          onChange={(event) => setId(event.target.value)}
        />
        <Button type="submit">Go to the order</Button>
        <Typography variant="body2" role="status">
          {message}
        </Typography>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Orders to go to"
          initialState={initialState}
          pageSizeOptions={[PAGE_SIZE]}
        />
      </div>
    </Stack>
  );
}
