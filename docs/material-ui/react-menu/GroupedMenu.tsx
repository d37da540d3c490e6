import * as React from 'react';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import CheckIcon from '@mui/icons-material/Check';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';

const orders = ['Newest first', 'Title', 'Size'];
const details = ['Thumbnails', 'File names', 'Ratings'];

export default function GroupedMenu() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [order, setOrder] = React.useState('Newest first');
  const [shown, setShown] = React.useState<readonly string[]>(['Thumbnails', 'File names']);
  const id = React.useId();
  const open = anchorEl !== null;

  const toggle = (name: string) =>
    setShown(shown.includes(name) ? shown.filter((other) => other !== name) : [...shown, name]);

  const renderItem = (name: string, checked: boolean, group: string) => (
    <MenuItem
      key={name}
      role={group === 'sort' ? 'menuitemradio' : 'menuitemcheckbox'}
      aria-checked={checked}
      aria-describedby={`${id}-${group}`}
      onClick={() => (group === 'sort' ? setOrder(name) : toggle(name))}
    >
      <ListItemIcon>{checked && <CheckIcon fontSize="small" />}</ListItemIcon>
      <ListItemText>{name}</ListItemText>
    </MenuItem>
  );

  return (
    <div>
      <Button
        variant="outlined"
        endIcon={<KeyboardArrowDownIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        View
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={() => setAnchorEl(null)}
        variant="menu"
        slotProps={{ list: { 'aria-label': 'View', dense: true } }}
      >
        <ListSubheader role="none" id={`${id}-sort`} disableSticky>
          Sort by
        </ListSubheader>
        {orders.map((name) => renderItem(name, name === order, 'sort'))}
        <ListSubheader role="none" id={`${id}-show`} disableSticky>
          Show
        </ListSubheader>
        {details.map((name) => renderItem(name, shown.includes(name), 'show'))}
      </Menu>
    </div>
  );
}
