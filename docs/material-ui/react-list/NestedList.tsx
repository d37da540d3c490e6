import * as React from 'react';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

export default function NestedList() {
  const [open, setOpen] = React.useState(true);

  return (
    <List aria-label="Train services" sx={{ width: '100%', maxWidth: 360 }}>
      <ListItem disablePadding sx={{ display: 'block' }}>
        <ListItemButton aria-expanded={open} onClick={() => setOpen((previous) => !previous)}>
          <ListItemText primary="Night trains" />
          {open ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        </ListItemButton>
        <Collapse in={open} timeout="auto" unmountOnExit>
          <List dense disablePadding aria-label="Night trains">
            <ListItem sx={{ paddingInlineStart: 4 }}>
              <ListItemText primary="Vienna to Venice" />
            </ListItem>
            <ListItem sx={{ paddingInlineStart: 4 }}>
              <ListItemText primary="Paris to Nice" />
            </ListItem>
          </List>
        </Collapse>
      </ListItem>
      <ListItem>
        <ListItemText primary="Day trains" />
      </ListItem>
    </List>
  );
}
