import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';

const chapters = [
  { name: 'Getting started', pages: ['Install', 'First project', 'Editor setup'] },
  { name: 'Guides', pages: ['Forms', 'Routing', 'Testing', 'Deployment'] },
  { name: 'Reference', pages: ['Commands', 'Configuration'] },
];

export default function ListCollapsible() {
  const [open, setOpen] = React.useState(['Guides']);
  const id = React.useId();
  return (
    <List
      aria-label="Manual chapters"
      sx={{
        width: '100%',
        maxWidth: 280,
        '--List-nestedInsetStart': '1rem',
        '--ListItem-radius': '8px',
      }}
    >
      {chapters.map(({ name, pages }, index) => {
        const isOpen = open.includes(name);
        return (
          <ListItem key={name} nested>
            <ListItemButton
              component="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-${index}` : undefined}
              onClick={() => setOpen(isOpen ? open.filter((one) => one !== name) : [...open, name])}
            >
              <ListItemContent sx={{ fontWeight: 'lg', textAlign: 'start' }}>
                {name}
              </ListItemContent>
              <KeyboardArrowDownIcon
                sx={{ fontSize: 20, transition: 'rotate 0.2s', rotate: isOpen ? '180deg' : 'none' }}
              />
            </ListItemButton>
            {isOpen && (
              <List id={`${id}-${index}`} size="sm" aria-label={name}>
                {pages.map((page) => (
                  <ListItem key={page}>
                    <ListItemButton component="a" href="#ListCollapsible">
                      {page}
                    </ListItemButton>
                  </ListItem>
                ))}
              </List>
            )}
          </ListItem>
        );
      })}
    </List>
  );
}
