import * as React from 'react';
import Button from '@mui/material/Button';
import Menu, { menuClasses, type MenuProps } from '@mui/material/Menu';
import MenuItem, { menuItemClasses } from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';

const RoundedMenu = styled((props: MenuProps) => <Menu elevation={3} {...props} />)(
  ({ theme }) => ({
    [`& .${menuClasses.paper}`]: { borderRadius: 12, marginBlockStart: theme.spacing(1) },
    [`& .${menuClasses.list}`]: { padding: theme.spacing(1) },
    [`& .${menuItemClasses.root}`]: { borderRadius: 8 },
  }),
);

export default function CustomizedMenu() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = Boolean(anchorEl);
  const handleClose = () => setAnchorEl(null);

  return (
    <div>
      <Button
        variant="contained"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Export
      </Button>
      <RoundedMenu
        anchorEl={anchorEl}
        open={open}
        onClose={handleClose}
        slotProps={{ list: { 'aria-label': 'Export format' } }}
      >
        <MenuItem onClick={handleClose}>Spreadsheet</MenuItem>
        <MenuItem onClick={handleClose}>Printable document</MenuItem>
      </RoundedMenu>
    </div>
  );
}
