import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

type ItemEvent = React.MouseEvent & { defaultMuiPrevented?: boolean };

const columns = ['Date', 'Amount', 'Customer'];

export default function MenuCheckboxes() {
  const [shown, setShown] = React.useState(['Date', 'Amount']);

  const toggle = (event: ItemEvent, name: string) => {
    event.defaultMuiPrevented = true; // keeps the menu open
    setShown(shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name]);
  };

  return (
    <Dropdown>
      <MenuButton>Columns: {shown.length}</MenuButton>
      <Menu aria-label="Columns">
        {columns.map((name) => (
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={shown.includes(name)}
            selected={shown.includes(name)}
            onClick={(event: ItemEvent) => toggle(event, name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
