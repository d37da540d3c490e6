import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, width: 70, renderHeader: () => 'Open' },
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

/** Lives outside the panels, which are unmounted when they close or scroll away. */
const addresses = new Map<string, string>();

async function loadAddress({ id, customer, country }: Order): Promise<string> {
  const known = addresses.get(id);
  if (known !== undefined) return known;
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  const address = `${customer} Inc., Dock ${id.slice(-2)}, ${country}`;
  addresses.set(id, address);
  return address;
}

function AddressForm({ order }: { order: Order }) {
  const apiRef = useGridApiContext();
  const [address, setAddress] = React.useState<string>();
  const [hasFailed, setHasFailed] = React.useState(false);

  React.useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      try {
        const loaded = await loadAddress(order);
        if (isCurrent) setAddress(loaded);
      } catch {
        if (isCurrent) setHasFailed(true);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [order]);

  const save = (event: React.SyntheticEvent) => {
    event.preventDefault();
    addresses.set(order.id, address ?? '');
    apiRef.current.updateRows([{ id: order.id, status: 'Packed' }]);
  };

  if (hasFailed) {
    return <Alert severity="error">The address didn’t load. Open the panel again.</Alert>;
  }
  if (address === undefined) {
    return <CircularProgress size={24} aria-label={`Loading the address of ${order.id}`} />;
  }
  return (
    <Stack
      component="form"
      direction="row"
      useFlexGap
      sx={{ gap: 1, flexWrap: 'wrap' }}
      onSubmit={save}
    >
      <TextField
        size="small"
        label="Delivery address"
        value={address}
        onChange={(event) => {
          setAddress(event.target.value);
          addresses.set(order.id, event.target.value);
        }}
        // The grid would take arrow keys and Space as its own.
        onKeyDown={(event) => event.stopPropagation()}
        sx={{ flex: 1, minWidth: 200 }}
      />
      <Button type="submit" variant="contained">
        Save and pack
      </Button>
    </Stack>
  );
}

/** As wide as the visible part of the grid, and always in view. */
function Panel({ order }: { order: Order }) {
  const { width } = useGridSelector(useGridApiContext(), gridDimensionsSelector).viewportInnerSize;

  return (
    <div role="row">
      <Box
        role="gridcell"
        sx={{ position: 'sticky', insetInlineStart: 0, width, boxSizing: 'border-box', p: 2 }}
      >
        <AddressForm order={order} />
      </Box>
    </div>
  );
}

const getDetailPanelContent: DataGridProProps<Order>['getDetailPanelContent'] = ({ row }) => (
  <Panel order={row} />
);

const getDetailPanelHeight = () => 'auto' as const;
const initialState = { detailPanel: { expandedRowIds: new Set(['SO-10002']) } };

export default function DetailPanelLazyForm() {
  const [rows] = React.useState(() => createOrders(50));

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Orders with their delivery address"
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
      />
    </div>
  );
}
