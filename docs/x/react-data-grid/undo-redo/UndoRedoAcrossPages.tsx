import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  createCellEditHistoryHandler,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApiPremium,
  type GridCellEditStopParams,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';
import { namedIcons } from './icons';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130, editable: true },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120, editable: true },
];
const PAGE_SIZE = 10;

interface Change {
  id: Order['id'];
  field: string;
  oldValue: unknown;
  newValue: unknown;
}

/** Edits stay in the history until the row itself is gone. */
function createLastingHandlers(apiRef: React.RefObject<GridApiPremium>) {
  const { store } = createCellEditHistoryHandler(apiRef);
  const write = async ({ id, field }: Change, value: unknown) => {
    const rowsBefore = apiRef.current.getSortedRowIds().indexOf(id);
    apiRef.current.setPage(Math.floor(rowsBefore / PAGE_SIZE));
    apiRef.current.updateRows([{ id, [field]: value }]);
    apiRef.current.setCellFocus(id, field);
  };
  const cellEditStop = {
    store: (params: GridCellEditStopParams) => store(params) as Change | null,
    validate: ({ id }: Change) => apiRef.current.getRow(id) !== null,
    undo: (change: Change) => write(change, change.oldValue),
    redo: (change: Change) => write(change, change.newValue),
  };
  return { cellEditStop } as unknown as DataGridPremiumProps['historyEventHandlers'];
}

export default function UndoRedoAcrossPages() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createOrders(60));
  const [lasting, setLasting] = React.useState(false);
  const [handlers] = React.useState(() =>
    createLastingHandlers(apiRef as React.RefObject<GridApiPremium>),
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={lasting} onChange={(_event, checked) => setLasting(checked)} />}
        label="Keep steps when users go to another page"
      />
      <div style={{ height: 460 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Orders on several pages"
          historyEventHandlers={lasting ? handlers : undefined}
          initialState={{ pagination: { paginationModel: { pageSize: PAGE_SIZE } } }}
          pagination
          pageSizeOptions={[PAGE_SIZE]}
          rowHeight={30}
          slots={namedIcons}
          showToolbar
        />
      </div>
    </Stack>
  );
}
