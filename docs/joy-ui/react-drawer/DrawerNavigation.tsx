import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ModalClose from '@mui/joy/ModalClose';

const pages = ['Exhibitions', 'Collection', 'Visit', 'Shop'];

export default function DrawerNavigation() {
  const [isOpen, setIsOpen] = React.useState(false);
  const [current, setCurrent] = React.useState('Collection');
  const goTo = (page: string) => {
    setCurrent(page);
    setIsOpen(false);
  };
  return (
    <React.Fragment>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Menu: {current}
      </Button>
      <Drawer
        size="sm"
        open={isOpen}
        onClose={() => setIsOpen(false)}
        slotProps={{ content: { 'aria-label': 'Site menu' } }}
      >
        <ModalClose aria-label="Close" />
        <Box component="nav" aria-label="Museum" sx={{ pt: 5 }}>
          <List>
            {pages.map((page) => (
              <ListItem key={page}>
                <ListItemButton
                  component="a"
                  href="#navigation"
                  selected={page === current}
                  aria-current={page === current ? 'page' : undefined}
                  onClick={() => goTo(page)}
                >
                  {page}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      </Drawer>
    </React.Fragment>
  );
}
