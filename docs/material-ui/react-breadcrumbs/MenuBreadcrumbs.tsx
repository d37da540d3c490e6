import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';

const hidden = ['Portugal', 'Alentejo', 'Évora'];

export default function MenuBreadcrumbs() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <React.Fragment>
      <Breadcrumbs aria-label="Path with a menu">
        <Link href="#condensed-with-a-menu" color="inherit">
          Europe
        </Link>
        <IconButton
          size="small"
          aria-label="Levels in between"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHorizIcon fontSize="inherit" />
        </IconButton>
        <Typography aria-current="page" color="textPrimary">
          Town museum
        </Typography>
      </Breadcrumbs>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': 'Levels in between' } }}
      >
        {hidden.map((level) => (
          <MenuItem key={level} component="a" href="#condensed-with-a-menu" onClick={close}>
            {level}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
