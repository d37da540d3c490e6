import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Sheet from '@mui/joy/Sheet';

const menus = [
  { label: 'In a portal', disablePortal: false },
  { label: 'In the surface', disablePortal: true },
];

export default function InversionPopup() {
  return (
    <Sheet
      variant="solid"
      color="success"
      invertedColors
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 3, borderRadius: 'md' }}
    >
      {menus.map(({ label, disablePortal }) => (
        <Dropdown key={label}>
          <MenuButton variant="solid">{label}</MenuButton>
          <Menu aria-label={label} disablePortal={disablePortal} placement="bottom-start">
            <MenuItem>Plant trees</MenuItem>
            <MenuItem>Water the beds</MenuItem>
            <MenuItem>Rake leaves</MenuItem>
          </Menu>
        </Dropdown>
      ))}
    </Sheet>
  );
}
