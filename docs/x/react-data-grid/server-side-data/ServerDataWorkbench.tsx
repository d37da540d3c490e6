import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { SERVER_FUNCTIONS, createGridServer, pivotField } from '../../_data/gridServer';
import { STATUSES, createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'category', headerName: 'Category', width: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    editable: true,
    width: 120,
  },
  { field: 'id', headerName: 'Order', width: 110, groupable: false, aggregable: false },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120, editable: true },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 140 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['country'] },
  aggregation: { model: { quantity: 'sum', total: 'sum' } },
  pagination: { paginationModel: { pageSize: 10 } },
  columns: { columnVisibilityModel: { country: false, id: false } },
  pivoting: {
    model: {
      rows: [{ field: 'country' }],
      columns: [{ field: 'status', sort: 'asc' }],
      values: [{ field: 'total', aggFunc: 'sum' }],
    },
  },
};

const pivotingColDef = (field: string, path: string[]) => ({
  field: pivotField(field, path),
  width: 130,
});

export default function ServerDataWorkbench() {
  const apiRef = useGridApiRef();
  const [delay, setDelay] = React.useState(500);
  const [error, setError] = React.useState('');
  const settings = React.useRef({ delay, down: false });

  // The server keeps the edits, so it's the same one for every delay.
  const [dataSource] = React.useState<GridDataSource>(() =>
    createGridServer(createOrders(4000), {
      delay: () => settings.current.delay,
      isDown: () => settings.current.down,
    }),
  );

  const changeDelay = (event: React.ChangeEvent<HTMLInputElement>) => {
    settings.current.delay = Number(event.target.value);
    setDelay(settings.current.delay);
  };

  const retry = () => {
    setError('');
    void apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true });
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <TextField
          select
          size="small"
          label="The server answers after"
          value={delay}
          onChange={changeDelay}
          sx={{ minWidth: 200 }}
        >
          <MenuItem value={100}>0.1 seconds</MenuItem>
          <MenuItem value={500}>0.5 seconds</MenuItem>
          <MenuItem value={2500}>2.5 seconds</MenuItem>
        </TextField>
        <FormControlLabel
          control={<Switch onChange={(event) => (settings.current.down = event.target.checked)} />}
          label="The server is down"
        />
      </Stack>
      {error !== '' && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={retry}>
              Try again
            </Button>
          }
        >
          {error}
        </Alert>
      )}
      <div style={{ height: 480 }}>
        <DataGridPremium
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(reason) => setError(reason.message)}
          label="Orders on a server that does everything"
          aggregationFunctions={SERVER_FUNCTIONS}
          pivotingColDef={pivotingColDef}
          groupingColDef={{ headerName: 'Group', leafField: 'id', width: 180 }}
          isCellEditable={({ row }) => row.groupKey === undefined}
          showToolbar
          pagination
          pageSizeOptions={[10]}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
