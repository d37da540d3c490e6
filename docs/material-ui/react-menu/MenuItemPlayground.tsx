import MenuItem from '@mui/material/MenuItem';
import type { MenuItemProps } from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

export default function MenuItemPlayground(props: MenuItemProps) {
  return (
    <Paper sx={{ width: 220 }}>
      <MenuList aria-label="Recipe">
        <MenuItem {...props}>Print</MenuItem>
        <MenuItem>Share</MenuItem>
      </MenuList>
    </Paper>
  );
}
