import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import ListDivider from '@mui/joy/ListDivider';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import MoreVertIcon from '@mui/icons-material/MoreVert';

const iconSize = { fontSize: 'var(--Icon-fontSize)' };

export default function MenuIcons() {
  return (
    <Dropdown>
      <MenuButton
        slots={{ root: IconButton }}
        slotProps={{ root: { variant: 'outlined' } }}
        aria-label="Actions for invoice 2031"
      >
        <MoreVertIcon sx={iconSize} />
      </MenuButton>
      <Menu placement="bottom-start" aria-label="Actions for invoice 2031">
        <MenuItem>
          <ListItemDecorator>
            <EditIcon sx={iconSize} />
          </ListItemDecorator>
          Edit
        </MenuItem>
        <MenuItem>
          <ListItemDecorator>
            <ContentCopyIcon sx={iconSize} />
          </ListItemDecorator>
          Duplicate
        </MenuItem>
        <ListDivider />
        <MenuItem variant="soft" color="danger">
          <ListItemDecorator>
            <DeleteIcon sx={iconSize} />
          </ListItemDecorator>
          Delete
        </MenuItem>
      </Menu>
    </Dropdown>
  );
}
