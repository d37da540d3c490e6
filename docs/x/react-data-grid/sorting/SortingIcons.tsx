import * as React from 'react';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import { DataGrid, gridClasses, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 130 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 160 },
];

const Ascending = () => <KeyboardArrowUpIcon fontSize="small" color="primary" />;
const Descending = () => <KeyboardArrowDownIcon fontSize="small" color="primary" />;
const Unsorted = () => <UnfoldMoreIcon fontSize="small" color="action" />;

const slots: DataGridProps['slots'] = {
  columnSortedAscendingIcon: Ascending,
  columnSortedDescendingIcon: Descending,
  columnUnsortedIcon: Unsorted,
};

const initialState: DataGridProps['initialState'] = {
  sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
};

export default function SortingIcons() {
  const [rows] = React.useState(() => createOrders(40));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders with sort icons that are always visible"
        slots={slots}
        initialState={initialState}
        sx={{
          [`& .${gridClasses.iconButtonContainer}`]: { visibility: 'visible', width: 'auto' },
        }}
      />
    </div>
  );
}
