import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';
import { TownMap, stops } from './parts/TownMap';

const edge = 64;

export default function SwipeableSheet() {
  const [open, setOpen] = React.useState(false);
  const handleRef = React.useRef<HTMLButtonElement>(null);
  const id = React.useId();

  const close = () => {
    setOpen(false);
    handleRef.current?.focus();
  };

  return (
    <Box sx={{ height: '100vh', pb: `${edge}px`, boxSizing: 'border-box' }}>
      <TownMap />
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={close}
        // The handle is inside the drawer, so the element that had the focus before isn't the opener.
        disableRestoreFocus
        swipeAreaWidth={edge}
        disableSwipeToOpen={false}
        // A swipe may start on the visible edge, which screen readers find while it's closed.
        allowSwipeInChildren
        aria-hidden={false}
        slotProps={{
          swipeArea: { sx: { pointerEvents: 'none' } },
          paper: {
            ...(open && { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id }),
            sx: { overflow: 'visible', maxHeight: `calc(80% - ${edge}px)` },
          },
        }}
      >
        <ButtonBase
          ref={handleRef}
          id={id}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{
            visibility: 'visible',
            position: 'absolute',
            insetInline: 0,
            top: -edge,
            height: edge,
            flexDirection: 'column',
            gap: 1,
            color: 'text.primary',
            bgcolor: 'background.paper',
            backgroundImage: 'var(--Paper-overlay)',
            borderRadius: '16px 16px 0 0',
            boxShadow: open ? 0 : 4,
            '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -4 },
          }}
        >
          <Box sx={{ width: 32, height: 4, borderRadius: 2, bgcolor: 'text.secondary' }} />
          <Typography component="span">{stops.length} stops nearby</Typography>
        </ButtonBase>
        <List aria-label="Stops" tabIndex={0} sx={{ overflowY: 'auto' }}>
          {stops.map(({ name, next }) => (
            <ListItem key={name}>
              <ListItemText primary={name} secondary={next} />
            </ListItem>
          ))}
        </List>
      </SwipeableDrawer>
    </Box>
  );
}
