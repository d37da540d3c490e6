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

function SelectHighestItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  const select = (event: React.MouseEvent) => {
    const value = (id: number | string) => apiRef.current.getCellValue(id, colDef.field);
    const ids = apiRef.current.getAllRowIds();
    const highest = ids.reduce((best, id) => (value(id) > value(best) ? id : best));
    apiRef.current.selectRow(highest, true, true);
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

function JumpColumnMenu(props: GridColumnMenuProps) {
  const slots = props.colDef.type === 'number' ? numberItems : undefined;
  return <GridColumnMenu {...props} slots={slots} slotProps={itemProps} />;
}

const columns: GridColDef[] = [
  { field: 'athlete', headerName: 'Athlete', flex: 1, minWidth: 120 },
  { field: 'first', headerName: 'First jump (m)', type: 'number', width: 150 },
  { field: 'second', headerName: 'Second jump (m)', type: 'number', width: 160 },
];

const rows = [
  { id: 1, athlete: 'Noor', first: 6.12, second: 6.4 },
  { id: 2, athlete: 'Tilde', first: 6.31, second: 6.05 },
];

export default function ColumnMenuSelectHighest() {
  return (
    <div style={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Long jump"
        slots={{ columnMenu: JumpColumnMenu }}
        hideFooter
      />
    </div>
  );
}
