import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';

const between = ['Portugal', 'Alentejo', 'Évora'];

export default function BreadcrumbMenu() {
  return (
    <Breadcrumbs aria-label="Path with a menu">
      <Link href="#collapse-long-paths" color="neutral">
        Europe
      </Link>
      <Dropdown>
        <MenuButton
          slots={{ root: IconButton }}
          slotProps={{ root: { size: 'sm', variant: 'plain' } }}
          aria-label="Levels in between"
        >
          <MoreHorizIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />
        </MenuButton>
        <Menu placement="bottom-start" aria-label="Levels in between">
          {between.map((level) => (
            <MenuItem key={level} component="a" href="#collapse-long-paths">
              {level}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <Typography textColor="text.primary" aria-current="page">
        Town museum
      </Typography>
    </Breadcrumbs>
  );
}
