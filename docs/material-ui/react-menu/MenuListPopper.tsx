import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Grow from '@mui/material/Grow';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

const reminders = ['In one hour', 'This evening', 'Tomorrow at 9:00', 'Next Monday'];

export default function MenuListPopper() {
  const [open, setOpen] = React.useState(false);
  const [reminder, setReminder] = React.useState('none');
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    buttonRef.current?.focus();
  };
  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      close();
    }
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <Button
          ref={buttonRef}
          variant="outlined"
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => setOpen((previous) => !previous)}
        >
          Reminder: {reminder}
        </Button>
        <Popper
          open={open}
          anchorEl={() => buttonRef.current ?? document.body}
          placement="bottom-start"
          transition
          sx={{ zIndex: 'modal' }}
        >
          {({ TransitionProps }) => (
            <Grow {...TransitionProps}>
              <Paper elevation={8}>
                <MenuList aria-label="Reminder" autoFocusItem={open} onKeyDown={handleKeyDown}>
                  {reminders.map((name) => (
                    <MenuItem
                      key={name}
                      onClick={() => {
                        setReminder(name.toLowerCase());
                        close();
                      }}
                    >
                      {name}
                    </MenuItem>
                  ))}
                </MenuList>
              </Paper>
            </Grow>
          )}
        </Popper>
      </div>
    </ClickAwayListener>
  );
}
