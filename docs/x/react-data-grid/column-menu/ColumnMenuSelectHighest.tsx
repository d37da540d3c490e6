import * as React from 'react';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import {
  DataGrid,
  GridColumnMenu,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

function SelectHighestItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  const select = (event: React.MouseEvent) => {
    const value = (id: number | string) => apiRef.current.getCellValue(id, colDef.field);
    const ids = apiRef.current.getAllRowIds();
    const highest = ids.reduce((best, id) => (value(id) > value(best) ? id : best));
    apiRef.current.selectRow(highest, true, true);
    apiRef.current.scrollToIndexes({
      rowIndex: apiRef.current.getRowIndexRelativeToVisibleRows(highest),
    });
    onClick(event);
  };

  return (
    <MenuItem onClick={select}>
      <ListItemIcon>
        <EmojiEventsIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Select the highest</ListItemText>
    </MenuItem>
  );
}

const numberItems = { selectHighestItem: SelectHighestItem };
const itemProps = { selectHighestItem: { displayOrder: 5 } };

function OrderColumnMenu(props: GridColumnMenuProps) {
  const slots = props.colDef.type === 'number' ? numberItems : undefined;
  return <GridColumnMenu {...props} slots={slots} slotProps={itemProps} />;
}

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 150 },
];

export default function ColumnMenuSelectHighest() {
  const [rows] = React.useState(() => createOrders(40));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders"
        slots={{ columnMenu: OrderColumnMenu }}
        hideFooter
      />
    </div>
  );
}
