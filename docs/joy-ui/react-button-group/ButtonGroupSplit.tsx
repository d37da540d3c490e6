import * as React from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

const ways = ['Publish now', 'Publish tomorrow', 'Save as draft'];

export default function ButtonGroupSplit() {
  const [way, setWay] = React.useState('Publish now');
  return (
    <Dropdown>
      <ButtonGroup variant="solid" color="primary" aria-label="Publish">
        <Button>{way}</Button>
        <MenuButton slots={{ root: IconButton }} aria-label="Choose another option">
          <ArrowDropDownIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />
        </MenuButton>
      </ButtonGroup>
      <Menu aria-label="Publishing options" placement="bottom-end">
        {ways.map((name) => (
          <MenuItem key={name} selected={name === way} onClick={() => setWay(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
