import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem, { menuItemClasses } from '@mui/joy/MenuItem';

export default function CustomMenu() {
  return (
    <Dropdown>
      <MenuButton variant="solid" color="primary">
        Export
      </MenuButton>
      <Menu
        aria-label="Export format"
        sx={{
          '--List-padding': '0.5rem',
          '--List-radius': '0.75rem',
          '--List-gap': '0.25rem',
          minWidth: 200,
          [`& .${menuItemClasses.focusVisible}`]: { fontWeight: 'lg' },
        }}
      >
        <MenuItem>Spreadsheet</MenuItem>
        <MenuItem>Printable document</MenuItem>
        <MenuItem>Calendar file</MenuItem>
      </Menu>
    </Dropdown>
  );
}
