import Dropdown from '@mui/joy/Dropdown';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const groups = [
  { name: 'Herbs', plants: ['Basil', 'Chives', 'Dill', 'Mint', 'Sage', 'Thyme'] },
  { name: 'Roots', plants: ['Beetroot', 'Carrot', 'Parsnip', 'Radish'] },
];

export default function MenuGroups() {
  return (
    <Dropdown>
      <MenuButton>Add a plant</MenuButton>
      <Menu size="sm" aria-label="Plants" sx={{ maxHeight: 220, width: 180 }}>
        {groups.map(({ name, plants }) => (
          <ListItem key={name} nested>
            <ListSubheader sticky>{name}</ListSubheader>
            <List>
              {plants.map((plant) => (
                <MenuItem key={plant}>{plant}</MenuItem>
              ))}
            </List>
          </ListItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
