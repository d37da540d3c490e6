import MenuItem from '@mui/joy/MenuItem';
import type { MenuItemProps } from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';

export default function MenuItemPlayground(props: MenuItemProps) {
  return (
    <MenuList aria-label="Recipe">
      <MenuItem {...props}>Print</MenuItem>
      <MenuItem>Share</MenuItem>
    </MenuList>
  );
}
