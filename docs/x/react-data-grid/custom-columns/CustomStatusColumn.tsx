import * as React from 'react';
import DoneIcon from '@mui/icons-material/Done';
import Inventory2Icon from '@mui/icons-material/Inventory2Outlined';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import UndoIcon from '@mui/icons-material/Undo';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef, type GridSingleSelectColDef } from '@mui/x-data-grid';
import { createOrders, STATUSES, type Order, type OrderStatus } from '../../_data/orders';

const ICONS: Record<OrderStatus, React.ReactElement> = {
  Open: <RadioButtonUncheckedIcon />,
  Packed: <Inventory2Icon />,
  Shipped: <LocalShippingIcon />,
  Delivered: <DoneIcon />,
  Returned: <UndoIcon />,
};

/** Sorts in the order of the process; the select editor and its filter come with the type. */
const status = {
  type: 'singleSelect',
  valueOptions: [...STATUSES],
  width: 150,
  display: 'flex',
  editable: true,
  sortComparator: (first, second) => STATUSES.indexOf(first) - STATUSES.indexOf(second),
  renderCell: ({ value }) =>
    value && (
      <Chip
        size="small"
        variant="outlined"
        icon={ICONS[value]}
        label={value}
        color={value === 'Returned' ? 'error' : value === 'Delivered' ? 'success' : 'default'}
      />
    ),
} satisfies Partial<GridSingleSelectColDef<Order, OrderStatus, string>>;

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { ...status, field: 'status', headerName: 'Status' },
];

export default function CustomStatusColumn() {
  const [rows] = React.useState(() => createOrders(40));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders"
        initialState={{ sorting: { sortModel: [{ field: 'status', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
