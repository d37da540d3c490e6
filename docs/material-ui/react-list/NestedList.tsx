import * as React from 'react';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import FolderIcon from '@mui/icons-material/Folder';
import LabelIcon from '@mui/icons-material/Label';
import StarIcon from '@mui/icons-material/Star';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const groups = [
  { name: 'Favorites', icon: <StarIcon />, items: ['Team', 'Invoices 2026'] },
  { name: 'Folders', icon: <FolderIcon />, items: ['Clients', 'Contracts', 'Archive'] },
  { name: 'Labels', icon: <LabelIcon />, items: ['Urgent', 'Waiting for a reply'] },
];

export default function NestedList() {
  const [opened, setOpened] = React.useState<readonly string[]>(['Folders']);
  const [current, setCurrent] = React.useState('Contracts');

  const toggle = (name: string) =>
    setOpened(opened.includes(name) ? opened.filter((other) => other !== name) : [...opened, name]);

  return (
    <List aria-label="Mail" sx={{ width: '100%', maxWidth: 360, bgcolor: 'background.paper' }}>
      {groups.map(({ name, icon, items }) => {
        const open = opened.includes(name);
        return (
          <ListItem key={name} disablePadding sx={{ display: 'block' }}>
            <ListItemButton aria-expanded={open} onClick={() => toggle(name)}>
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={name} />
              {open ? <ExpandLessIcon /> : <ExpandMoreIcon />}
            </ListItemButton>
            <Collapse in={open} timeout="auto" unmountOnExit>
              <List dense disablePadding aria-label={name}>
                {items.map((item) => (
                  <ListItem key={item} disablePadding>
                    <ListItemButton
                      selected={item === current}
                      aria-current={item === current ? 'true' : undefined}
                      onClick={() => setCurrent(item)}
                      sx={{ paddingInlineStart: 9 }}
                    >
                      <ListItemText primary={item} />
                    </ListItemButton>
                  </ListItem>
                ))}
              </List>
            </Collapse>
          </ListItem>
        );
      })}
    </List>
  );
}
